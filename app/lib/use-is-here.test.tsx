import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { useWhileHere } from "#app/lib/use-is-here.ts";
import { show } from "#tests/support/components/show.tsx";

test("a late answer closes its own part of the page, and nothing that was opened since", async () => {
  const answers: (() => void)[] = [];
  await show(<Desk onSent={(answer) => answers.push(answer)} />);
  const press = (name: string) => page.getByRole("button", { name }).click();
  await press("Open");
  await press("Leave");
  await press("Open");
  await expect.element(page.getByText("Open now, closed once")).toBeVisible();
  for (const answer of answers) answer();
  await expect.element(page.getByText("Closed twice")).toBeVisible();
});

function Desk({ onSent }: { onSent: (answer: () => void) => void }) {
  const [{ isOpen, closed }, setState] = useState({ isOpen: false, closed: 0 });
  const close = () => setState((now) => ({ isOpen: false, closed: now.closed + 1 }));
  const times = ["never", "once", "twice", "too often"][closed];
  return (
    <>
      <p>{isOpen ? `Open now, closed ${times}` : `Closed ${times}`}</p>
      <button type="button" onClick={() => setState((now) => ({ ...now, isOpen: true }))}>
        Open
      </button>
      <button type="button" onClick={close}>
        Leave
      </button>
      {isOpen && <Sent onClose={close} onSent={onSent} />}
    </>
  );
}

/** Its answer comes when the test says. */
function Sent({ onClose, onSent }: { onClose: () => void; onSent: (answer: () => void) => void }) {
  const close = useWhileHere(onClose);
  useState(() => onSent(close));
  return null;
}

import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { useChangeState, useHandBack } from "#app/data/desk-changes.ts";
import { usePlanImport } from "#app/data/imports.ts";
import { expectNoise } from "#tests/support/components/noise.ts";
import { noAnswer, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

const sums = () => sentWith("handBack").map(({ body }) => body?.amount);

/** Presses buttons in one go, before the page can render again. */
async function press(...names: string[]) {
  const buttons = names.map((name) => page.getByRole("button", { name }));
  for (const button of buttons) await expect.element(button).toBeVisible();
  for (const button of buttons) button.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

test("a double press makes one change, and one notice says so", async () => {
  salonAnswers({ handBack: ({ body }) => ({ amount: body.amount }) });
  await show(<HandingBack />);
  await press("Hand back $5", "Hand back $5");
  await expect.element(page.getByText("Handed back 1 time")).toBeVisible();
  expect(sums()).toEqual([5]);
  await press("Hand back $5");
  await expect.element(page.getByText("Handed back 2 times")).toBeVisible();
  expect(sums()).toEqual([5, 5]);
});

test("when several changes follow at once, the last one is sent even if it was sent before", async () => {
  salonAnswers({ handBack: ({ body }) => ({ amount: body.amount }) });
  await show(<HandingBack />);
  await press("Hand back $5", "Hand back $6", "Hand back $5");
  await expect.element(page.getByText("Handed back 3 times")).toBeVisible();
  expect(sums()).toEqual([5, 6, 5]);
});

test("a change with a lost answer is not told as one that did not happen, unlike what changes nothing", async () => {
  expectNoise(/^No answer to (changeBookingState|planImport)/);
  salonAnswers({ changeBookingState: noAnswer, planImport: noAnswer });
  await show(<Failing />);
  await press("Seat the guest", "Read the file");
  await expect.element(page.getByText(/^The connection broke.*may or may not be written down/)).toBeVisible();
  await expect.element(page.getByText(/^The file was not read.*We could not reach the salon/)).toBeVisible();
  expect(page.getByText("The guest was not seated").elements()).toEqual([]);
});

function Failing() {
  const seating = useChangeState();
  const reading = usePlanImport();
  const body = { kind: "guests", lines: [], monthFirst: false } as const;
  return (
    <>
      <button
        type="button"
        onClick={() => void seating.run({ id: "visit", to: "in_chair" }, "The guest was not seated")}
      >
        Seat the guest
      </button>
      <button type="button" onClick={() => void reading.run({ ...body, lines: [] }, "The file was not read")}>
        Read the file
      </button>
    </>
  );
}

/** Shows how often the desk was told that it handed something back. */
function HandingBack() {
  const [times, setTimes] = useState(0);
  const handing = useHandBack("visit");
  const hand = async (amount: number) => {
    if (await handing.run({ amount, method: "cash" })) setTimes((before) => before + 1);
  };
  return (
    <>
      <p>{`Handed back ${times} ${times === 1 ? "time" : "times"}`}</p>
      {[5, 6].map((amount) => (
        <button key={amount} type="button" onClick={() => void hand(amount)}>
          {`Hand back $${amount}`}
        </button>
      ))}
    </>
  );
}

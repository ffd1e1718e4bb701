import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { useLinkToken } from "#app/features/sign-in/use-link-token.ts";
import { show } from "#tests/support/components/show.tsx";

test("a press of the page's skip link leaves a link's token as it is", async () => {
  const before = location.href;
  onTestFinished(() => history.replaceState(history.state, "", before));
  await goTo("token-of-a-mail");
  await show(<Token />);
  await expect.element(page.getByText("It says token-of-a-mail.")).toBeVisible();
  await goTo("main");
  await expect.element(page.getByText("It says token-of-a-mail.")).toBeVisible();
  await goTo("token-of-another");
  await expect.element(page.getByText("It says token-of-another.")).toBeVisible();
});

async function goTo(fragment: string) {
  const gone = new Promise((done) => addEventListener("hashchange", done, { once: true }));
  location.hash = fragment;
  await gone;
}

function Token() {
  return <p>It says {useLinkToken()}.</p>;
}

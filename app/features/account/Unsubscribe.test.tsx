import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { Unsubscribe } from "#app/features/account/Unsubscribe.tsx";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

test("what became of an unsubscription has the focus, since the button that was pressed is gone", async () => {
  window.location.hash = "a-token";
  onTestFinished(() => window.history.replaceState(null, "", window.location.pathname));
  salonAnswers({ unsubscribe: () => ({ modifiedCount: 1 }) });
  await show(<Unsubscribe />);
  await page.getByRole("button").click();
  await expect.element(page.getByRole("status").getByRole("heading", { level: 1 })).toHaveFocus();
});

import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { DeskCancelDialog } from "#app/features/desk/DeskCancelDialog.tsx";
import { CancelDialog } from "#app/features/visits/CancelDialog.tsx";
import { visitOf } from "#tests/support/components/calendar-data.ts";
import { expectNoise } from "#tests/support/components/noise.ts";
import { noAnswer, salonAnswers } from "#tests/support/components/salon-answers.ts";
import { anika, facial, withoutCards } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const visit = visitOf("Tuli Roy", [facial, anika, "15:00", "16:00"]);
const preview = { allowed: true, percent: 100, paid: 42, refund: 42, atSalon: 0, steps: [] };
const close = () => {};

test.each([
  ["a customer's", <CancelDialog key="own" booking={visit} onClose={close} />],
  ["the desk's", <DeskCancelDialog key="desk" visit={visit} onClose={close} />],
])("%s question before a visit is cancelled asks again for the sum that did not come", async (_, dialog) => {
  expectNoise(/^No answer to previewCancellation/);
  salonAnswers({ previewCancellation: noAnswer });
  await show(dialog);
  await expect.element(page.getByText(/^We could not reach the salon/)).toBeVisible();
  salonAnswers({ previewCancellation: () => preview });
  await page.getByRole("dialog").getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("button", { name: "Cancel visit" })).toBeEnabled();
  await expect.element(page.getByText(/\$42/).first()).toBeVisible();
  await expect.poll(() => page.getByRole("dialog").element().contains(document.activeElement)).toBe(true);
});

test("the desk of a salon without a card provider reads that it owes what a session of a package was worth", async () => {
  const session = { session: "to_card" as const, sessionRefund: 12 };
  salonAnswers({ previewCancellation: () => ({ ...preview, paid: 0, refund: 0, ...session }) });
  await show(<DeskCancelDialog visit={visit} onClose={close} />, { of: withoutCards });
  const told = "The guest's package was refunded, so the salon owes the guest the $12 for this session.";
  await expect.element(page.getByText(told)).toBeVisible();
});

test("the desk of a salon without a card provider reads that the owner hands back what a card paid", async () => {
  salonAnswers({ previewCancellation: () => ({ ...preview, atSalon: 12 }) });
  await show(<DeskCancelDialog visit={visit} onClose={close} />, { of: withoutCards });
  const told = "Hand $12 of $42 back at the desk. $30 waits under Exceptions, for the owner to hand back.";
  await expect.element(page.getByText(told)).toBeVisible();
});

test("a visit is not told as kept when its cancellation got no answer, and is told as cancelled once the salon says so", async () => {
  expectNoise(/^No answer to cancelBooking/);
  const cancelled = vi.fn();
  let isCancelled = false;
  salonAnswers({
    cancelBooking: noAnswer,
    previewCancellation: () => ({ ...preview, allowed: !isCancelled }),
  });
  await show(<DeskCancelDialog visit={visit} onClose={close} onCancelled={cancelled} />);
  const yes = page.getByRole("button", { name: "Cancel visit" });
  await yes.click();
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent(/^The connection broke.*may or may not be/);
  expect(page.getByText("The visit was not cancelled").elements()).toEqual([]);
  expect(cancelled).not.toHaveBeenCalled();
  isCancelled = true;
  await yes.click();
  await expect.element(page.getByText("The visit is cancelled")).toBeVisible();
  expect(cancelled).toHaveBeenCalledOnce();
});

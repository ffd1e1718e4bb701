import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { currentToasts, dismissToast, notifyError, notifySuccess } from "#app/ui/toasts.ts";
import { show } from "#tests/support/components/show.tsx";

test("an error stays where it is when a success before it closes, so that a press meets its button", async () => {
  await show(null);
  notifySuccess("Booked");
  notifyError("The payment was not taken");
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  await expect.element(dismiss).toBeVisible();
  const { top } = dismiss.element().getBoundingClientRect();
  const success = page.getByText("Booked");
  await expect.element(success).toBeVisible();
  dismissToast(currentToasts()[0]?.id ?? 0);
  await expect.element(success).not.toBeInTheDocument();
  expect(dismiss.element().getBoundingClientRect().top).toBe(top);
});

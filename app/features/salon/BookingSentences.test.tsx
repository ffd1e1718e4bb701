import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { BookingSentences } from "#app/features/salon/BookingSentences.tsx";
import { SettingsForm } from "#app/features/salon/SettingsForm.tsx";
import { bookingValues } from "#app/features/salon/settings-form.ts";
import { usualSettings } from "#tests/support/components/settings-data.ts";
import { show } from "#tests/support/components/show.tsx";

test("the step between hours is typed a digit at a time, and its example waits for one that can be saved", async () => {
  await show(
    <SettingsForm
      title="Booking"
      rules={async () => (await import("#app/features/salon/settings-rules.ts")).BookingForm}
      settings={usualSettings}
      typed={bookingValues}
      onUnsaved={() => {}}
    >
      <BookingSentences />
    </SettingsForm>,
  );
  const step = page.getByLabelText("Minutes between hours to choose");
  const example = (sentence: RegExp) => page.getByRole("paragraph").filter({ hasText: sentence });
  await step.clear();
  await userEvent.keyboard("4");
  await expect.element(step).toHaveValue("4");
  await expect.element(example(/^Fill in the sentences/)).toBeVisible();
  await userEvent.keyboard("5");
  await expect.element(step).toHaveValue("45");
  await expect.element(example(/^Within your opening hours/)).toBeVisible();
});

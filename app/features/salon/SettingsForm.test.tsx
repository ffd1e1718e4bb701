import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { BookingSentences } from "#app/features/salon/BookingSentences.tsx";
import { SettingsForm } from "#app/features/salon/SettingsForm.tsx";
import { bookingValues } from "#app/features/salon/settings-form.ts";
import { refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { usualSettings } from "#tests/support/components/settings-data.ts";
import { show } from "#tests/support/components/show.tsx";

const days = page.getByLabelText("Days that can be booked ahead");
const unsaved = page.getByText("Not saved yet");

/** @param ready what the form's rules wait for, as on a slow connection */
const shown = (ready: Promise<void> = Promise.resolve(), settings = usualSettings) =>
  show(
    <SettingsForm
      title="Booking"
      rules={async () => {
        await ready;
        return (await import("#app/features/salon/settings-rules.ts")).BookingForm;
      }}
      settings={settings}
      typed={bookingValues}
      onUnsaved={() => {}}
    >
      <BookingSentences />
    </SettingsForm>,
  );

test("what is typed while a form's rules load is sent, and no longer marked as unsaved", async () => {
  const rules = Promise.withResolvers<void>();
  salonAnswers({ saveSalonSettings: () => ({ modifiedCount: 1, outside: [] }) });
  await shown(rules.promise);
  await days.fill("40");
  await userEvent.keyboard("{Enter}");
  await days.fill("50");
  await expect.element(unsaved).toBeVisible();
  rules.resolve();
  await expect.poll(() => sentWith("saveSalonSettings").map(({ body }) => body.horizonDays)).toEqual([50]);
  await expect.element(unsaved).not.toBeInTheDocument();
});

test("a setting that is typed but not saved survives the end of the session", async () => {
  const { unmount } = await shown();
  await days.fill("40");
  await expect.element(unsaved).toBeVisible();
  await unmount();
  await shown();
  await expect.element(days).toHaveValue("40");
  await expect.element(unsaved).toBeVisible();
});

test("what was typed before the session ended does not replace what somebody else saved meanwhile", async () => {
  const { unmount } = await shown();
  await days.fill("40");
  await expect.element(unsaved).toBeVisible();
  await unmount();
  const now = { ...usualSettings, horizonDays: 45 };
  salonAnswers({
    saveSalonSettings: ({ body }) =>
      body.seen?.horizonDays === now.horizonDays
        ? { modifiedCount: 1, outside: [] }
        : refusal("settings_changed"),
    readSalonSettings: () => now,
  });
  await shown(undefined, now);
  await expect.element(days).toHaveValue("40");
  await page.getByRole("button", { name: /^Save/ }).click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/^Somebody else saved/);
  await page.getByRole("button", { name: /^Take theirs/ }).click();
  await expect.element(days).toHaveValue("45");
});

import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AddDays } from "#app/features/masters/AddDays.tsx";
import { expectNoise } from "#tests/support/components/noise.ts";
import { noAnswer, refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { anika } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const dialog = page.getByRole("dialog", { name: "Add days" });
const add = dialog.getByRole("button", { name: "Add days" });
const firstDay = dialog.getByLabelText("First day");
const lastDay = dialog.getByRole("textbox", { name: /^Last day/ });
const reason = dialog.getByLabelText("Reason");

async function showDialog() {
  const onAdded = vi.fn();
  await show(<AddDays master={anika} onClose={() => {}} onAdded={onAdded} />);
  return onAdded;
}

test("each missing value is reported at its field, and the first gets the focus", async () => {
  await showDialog();
  await add.click();
  await expect.element(firstDay).toHaveAccessibleDescription("Choose a day");
  await expect.element(reason).toHaveAccessibleDescription("Say why");
  await expect.element(lastDay).not.toHaveAttribute("aria-invalid");
  await expect.element(firstDay).toHaveFocus();
  expect(sentWith("createHoursException")).toEqual([]);
});

test("a last day before the first is refused at the last day", async () => {
  await showDialog();
  await firstDay.fill("2026-12-10");
  await lastDay.fill("2026-12-09");
  await reason.fill("Eid");
  await add.click();
  await expect.element(lastDay).toHaveAccessibleDescription("The last day is not before the first");
});

test("a last day without a year does not count as missing", async () => {
  await showDialog();
  await firstDay.fill("2026-12-10");
  await reason.fill("Eid");
  await lastDay.click();
  await userEvent.keyboard("1220");
  await add.click();
  await expect.element(lastDay).toHaveFocus();
  expect(sentWith("createHoursException")).toEqual([]);
});

test("one day off for the whole salon is sent without hours and with its own last day", async () => {
  salonAnswers({ createHoursException: () => ({ insertedId: "a", insertedIds: ["a"], outside: [] }) });
  const onAdded = await showDialog();
  await dialog.getByLabelText("For").selectOptions("The whole salon");
  await firstDay.fill("2026-12-10");
  await reason.fill("Eid");
  await add.click();
  await expect.poll(() => onAdded.mock.calls).toEqual([[[]]]);
  expect(sentWith("createHoursException")).toMatchObject([
    { body: { masterId: null, from: "2026-12-10", to: "2026-12-10", reason: "Eid" } },
  ]);
});

test("two presses send the days once", async () => {
  salonAnswers({ createHoursException: () => ({ insertedId: "a", insertedIds: ["a"], outside: [] }) });
  const onAdded = await showDialog();
  await firstDay.fill("2026-12-10");
  await reason.fill("Eid");
  const button = add.element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect.poll(() => onAdded.mock.calls.length).toBeGreaterThan(0);
  expect(sentWith("createHoursException")).toHaveLength(1);
});

test("a refusal is shown at its field, a lost connection beside the button, and the input stays", async () => {
  const errors = [{ field: "from", message: "The salon is closed then" }];
  salonAnswers({ createHoursException: () => refusal("invalid_input", { status: 422, errors }) });
  await showDialog();
  await firstDay.fill("2026-12-10");
  await reason.fill("Eid");
  await add.click();
  await expect.element(firstDay).toHaveAccessibleDescription("The salon is closed then");

  expectNoise(/^No answer to createHoursException/);
  salonAnswers({ createHoursException: noAnswer });
  await add.click();
  await expect.element(dialog.getByText("The connection broke")).toBeVisible();
  await expect.element(firstDay).not.toHaveAttribute("aria-invalid");
  await expect.element(reason).toHaveValue("Eid");
});

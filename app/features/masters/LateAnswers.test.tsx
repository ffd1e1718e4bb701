import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { CopyHours } from "#app/features/masters/CopyHours.tsx";
import { DaysOff } from "#app/features/masters/DaysOff.tsx";
import { MastersScreen } from "#app/features/masters/MastersScreen.tsx";
import type { DayDraft } from "#app/features/masters/week.ts";
import type { Schedule } from "#contract/schedules.ts";
import { salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { anika, labonno, masters } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const schedule = { master: anika, hours: [], serviceIds: [], exceptions: [] };
const dialog = page.getByRole("dialog");
const name = dialog.getByLabelText("Name", { exact: true });
const discard = dialog.getByRole("button", { name: "Discard" });

async function showMasters() {
  salonAnswers({
    listMasters: () => masters,
    listAllMasters: () => [],
    listServices: () => [],
    readMasterFeed: () => ({ createdAt: null }),
    readSchedule: ({ params: { id } }) => ({ ...schedule, master: id === anika._id ? anika : labonno }),
  });
  await show(<MastersScreen />, { at: "/dashboard/mastersAndHours" });
}

test("an answer that comes after the dialog of days off was closed leaves the next one open", async () => {
  const late = Promise.withResolvers<{ insertedId: string; insertedIds: string[]; outside: [] }>();
  salonAnswers({ createHoursException: () => late.promise, readSchedule: () => schedule });
  const told: unknown[] = [];
  await show(<DaysOff schedule={schedule} onOutside={(outside) => told.push(outside)} />);
  const begin = page.getByRole("button", { name: "Add days" });
  await begin.click();
  await dialog.getByLabelText("First day").fill("2026-12-10");
  await dialog.getByLabelText("Reason").fill("Eid");
  await dialog.getByRole("button", { name: "Add days" }).click();
  await expect.poll(() => sentWith("createHoursException")).toHaveLength(1);
  await discard.click();
  await begin.click();
  await dialog.getByLabelText("Reason").fill("Training");
  late.resolve({ insertedId: "a", insertedIds: ["a"], outside: [] });
  await expect.poll(() => told).toEqual([[]]);
  await expect.element(dialog.getByLabelText("Reason")).toHaveValue("Training");
});

test("an answer that comes after a master's name was left leaves what is typed then", async () => {
  await showMasters();
  const late = Promise.withResolvers<{ modifiedCount: number; outside: [] }>();
  salonAnswers({ saveSchedule: () => late.promise });
  const begin = page.getByRole("button", { name: "Name and photo" });
  await begin.click();
  await name.fill("Anika R.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => sentWith("saveSchedule")).toHaveLength(1);
  await discard.click();
  await begin.click();
  await name.fill("Anika Begum");
  late.resolve({ modifiedCount: 1, outside: [] });
  await expect.element(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect.element(name).toHaveValue("Anika Begum");
});

test("a master who is added after her dialog was closed does not lead away from the one who is open", async () => {
  await showMasters();
  const late = Promise.withResolvers<{ insertedId: string }>();
  salonAnswers({ createMaster: () => late.promise });
  await expect.element(page.getByRole("heading", { name: anika.name })).toBeVisible();
  await page.getByRole("button", { name: "Add a master" }).click();
  await name.fill("Mitu Sen");
  await dialog.getByLabelText("Role", { exact: true }).fill("Beautician");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect.poll(() => sentWith("createMaster")).toHaveLength(1);
  await discard.click();
  await page.getByRole("button", { name: "Add a master" }).click();
  await name.fill("Rumi Das");
  const reads = sentWith("readSchedule").length;
  late.resolve({ insertedId: labonno._id });
  await expect.poll(() => sentWith("readSchedule").length).toBeGreaterThan(reads);
  await expect.element(name).toHaveValue("Rumi Das");
  expect(sentWith("readSchedule").map(({ params }) => params.id)).not.toContain(labonno._id);
});

test("while hours are copied their master is shown, and the last choice counts", async () => {
  const answers = [anika, labonno].map((master) => ({ master, ...Promise.withResolvers<Schedule>() }));
  salonAnswers({
    readSchedule: ({ params: { id } }) =>
      answers.find(({ master }) => master._id === id)?.promise ?? Promise.reject(new Error(id)),
  });
  const copied: number[] = [];
  const onCopy = (week: DayDraft[]) => copied.push(week.filter(({ works }) => works).length);
  await show(<CopyHours masters={masters} week={[]} onCopy={onCopy} />);
  const choice = page.getByRole("combobox", { name: "Copy the hours of" });
  await choice.selectOptions(anika.name);
  await expect.element(choice).toHaveValue(anika._id);
  await choice.selectOptions(labonno.name);
  await expect.poll(() => sentWith("readSchedule")).toHaveLength(2);
  for (const [index, { master, resolve }] of answers.toReversed().entries())
    resolve({ ...schedule, master, hours: days.slice(0, index + 1) });
  await expect.element(choice).toHaveValue("");
  expect(copied).toEqual([1]);
});

test("hours that are copied late leave a week that was changed meanwhile, and say so", async () => {
  await showMasters();
  const late = Promise.withResolvers<Schedule>();
  const works = page.getByRole("checkbox", { name: /Monday/ });
  await expect.element(works).not.toBeChecked();
  salonAnswers({ readSchedule: ({ params: { id } }) => (id === labonno._id ? late.promise : schedule) });
  await page.getByRole("combobox", { name: "Copy the hours of" }).selectOptions(labonno.name);
  await works.click({ force: true });
  await expect.element(works).toBeChecked();
  late.resolve({ ...schedule, master: labonno, hours: [{ weekday: 2, opens: "10:00", closes: "18:00" }] });
  await expect.element(page.getByText(/^The hours were not copied/)).toBeVisible();
  await expect.element(works).toBeChecked();
});

const days = [1, 2].map((weekday) => ({ weekday, opens: "10:00", closes: "18:00" }));

import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { MastersScreen } from "#app/features/masters/MastersScreen.tsx";
import { expectNoise } from "#tests/support/components/noise.ts";
import { refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { anika, facial, massage, masters } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const monday = { weekday: 1, opens: "10:00", closes: "18:00" };
const tuesday = { ...monday, weekday: 2 };
const save = page.getByRole("button", { name: "Save hours" });

beforeEach(() =>
  salonAnswers({
    listMasters: () => masters,
    listAllMasters: () => [],
    listServices: () => [],
    readMasterFeed: () => ({ createdAt: null }),
  }),
);

test("a save in another tab stays: this tab only sends its own changes", async () => {
  let saved = { master: anika, hours: [tuesday], serviceIds: [facial._id, massage._id], exceptions: [] };
  salonAnswers({
    listServices: () => [facial, massage],
    readSchedule: () => saved,
    saveSchedule: ({ body }) => {
      saved = { ...saved, ...body };
      const visit = {
        ...{
          _id: "visit-1",
          name: "Shaila Parvin",
          number: "01800000002",
          service_name: facial.service_name,
        },
        ...{ startsAt: "2026-11-29T18:00:00+06:00", endsAt: "2026-11-29T19:00:00+06:00" },
      };
      return { modifiedCount: 1, outside: [], unable: body.serviceIds ? [visit] : [] };
    },
  });
  await show(<MastersScreen />, { at: "/dashboard/mastersAndHours" });
  await page.getByText(facial.service_name).click();
  saved = { ...saved, hours: [monday, tuesday] };
  await save.click();
  await expect.poll(() => sentWith("saveSchedule")).toHaveLength(1);
  expect(sentWith("saveSchedule")[0]?.body).toEqual({ serviceIds: [massage._id] });
  await expect.element(page.getByText(/^Anika does not do these booked visits any more/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Shaila Parvin" })).toBeVisible();
  await expect.element(page.getByLabelText("Works on Mondays")).toBeChecked();
  await expect.element(save).not.toBeInTheDocument();
  // Only the weekdays that were changed here count as this tab's.
  await page.getByLabelText("Works on Tuesdays").click();
  saved = { ...saved, hours: [tuesday] };
  await save.click();
  await expect.poll(() => sentWith("saveSchedule")[1]?.body).toEqual({ hours: [], seen: [tuesday] });
});

test("a week that is changed but not saved survives the end of the session", async () => {
  let hours = [monday];
  const readSchedule = () => ({ master: anika, hours, serviceIds: [], exceptions: [] });
  const saveSchedule = () => ({ modifiedCount: 1, outside: [] });
  salonAnswers({ readSchedule, saveSchedule });
  const first = await show(<MastersScreen />, { at: "/dashboard/mastersAndHours" });
  await page.getByLabelText("Monday closes").selectOptions("7:00 pm");
  await first.unmount();
  hours = [1, 2].map((weekday) => ({ weekday, opens: "09:00", closes: "18:00" }));
  await show(<MastersScreen />, { at: "/dashboard/mastersAndHours" });
  await expect.element(page.getByLabelText("Monday closes")).toHaveValue("19:00");
  await expect.element(page.getByLabelText("Works on Tuesdays")).toBeChecked();
  await save.click();
  // Where somebody else has changed the same weekday, the salon asks first.
  await expect.poll(() => sentWith("saveSchedule")[0]?.body.seen).toContainEqual(monday);
});

test("a weekday that another tab has changed as well is not saved over unasked", async () => {
  expectNoise(/409/);
  const theirs = { ...monday, opens: "09:00" };
  const detail = "Somebody else has changed these days meanwhile.";
  let saved = { master: anika, hours: [monday], serviceIds: [], exceptions: [] };
  salonAnswers({
    readSchedule: () => saved,
    saveSchedule: ({ body: { hours = [], seen = [] } }) => {
      if (seen[0]?.opens !== saved.hours[0]?.opens) return refusal("wrong_state", { detail });
      saved = { ...saved, hours };
      return { modifiedCount: 1, outside: [] };
    },
  });
  await show(<MastersScreen />, { at: "/dashboard/mastersAndHours" });
  await page.getByLabelText("Monday closes").selectOptions("7:00 pm");
  saved = { ...saved, hours: [theirs] };
  await save.click();
  await expect.element(page.getByText(detail)).toBeVisible();
  await expect.element(page.getByLabelText("Monday closes")).toHaveValue("19:00");
  await save.click();
  await expect.element(save).not.toBeInTheDocument();
  expect(saved.hours).toEqual([{ ...monday, closes: "19:00" }]);
});

test("a weekday that another tab has changed as well is not saved over unasked, though the newer week was read meanwhile", async () => {
  expectNoise(/409/);
  const theirs = [{ ...monday, opens: "09:00" }, tuesday];
  let hours = [monday];
  const seen: unknown[] = [];
  salonAnswers({
    readSchedule: () => ({ master: anika, hours, serviceIds: [], exceptions: [] }),
    saveSchedule: ({ body }) => {
      if (body.name) return { modifiedCount: 1, outside: [] };
      seen.push(body.seen);
      if (seen.length === 1)
        return refusal("wrong_state", { detail: "Somebody else has changed these days." });
      hours = body.hours ?? [];
      return { modifiedCount: 1, outside: [] };
    },
  });
  await show(<MastersScreen />, { at: "/dashboard/mastersAndHours" });
  await page.getByLabelText("Monday closes").selectOptions("7:00 pm");
  hours = theirs;
  // Saving the name reads the week again.
  await page.getByRole("button", { name: /name and photo/i }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabelText("Name", { exact: true }).fill("Anika Sultana");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByLabelText("Works on Tuesdays")).toBeChecked();
  await expect.element(page.getByLabelText("Monday closes")).toHaveValue("19:00");
  await save.click();
  await expect.element(page.getByText("Somebody else has changed these days.")).toBeVisible();
  await save.click();
  await expect.element(save).not.toBeInTheDocument();
  expect(seen).toEqual([[monday, tuesday], theirs]);
});

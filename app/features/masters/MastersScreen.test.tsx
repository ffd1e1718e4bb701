import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { useSaveService } from "#app/data/owners-services.ts";
import { useSchedule } from "#app/data/schedules.ts";
import { MastersScreen } from "#app/features/masters/MastersScreen.tsx";
import { unsaved } from "#app/lib/unsaved.ts";
import type { ManagedMaster } from "#contract/schedules.ts";
import { expectNoise } from "#tests/support/components/noise.ts";
import { noAnswer, refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { anika, facial, labonno, massage, masters } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const mastersAlone = {
  listMasters: () => masters,
  listAllMasters: () => [],
  listServices: () => [],
  readMasterFeed: () => ({ createdAt: null }),
};

test("leaving the page with an unsaved week asks first", async () => {
  salonAnswers({
    ...mastersAlone,
    readSchedule: () => ({
      master: anika,
      hours: [{ weekday: 1, opens: "10:00", closes: "18:00" }],
      serviceIds: [],
      exceptions: [],
    }),
  });
  const { unmount } = await show(<MastersScreen />, { at: "/dashboard/mastersAndHours" });
  await expect.element(page.getByRole("heading", { name: anika.name })).toBeVisible();
  expect(unsaved.ask).toBeUndefined();
  await page.getByRole("button", { name: "Add a break" }).click();
  await expect.poll(() => unsaved.ask).toBeDefined();
  // Another master's hours are another address.
  expect(unsaved.belongsTo).toBe("master");

  const stays = unsaved.ask?.();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay" }).click();
  expect(await stays).toBe(false);
  const leaves = unsaved.ask?.();
  await question.getByRole("button", { name: "Leave" }).click();
  expect(await leaves).toBe(true);

  await page.getByRole("button", { name: "Discard" }).click();
  await expect.poll(() => unsaved.ask).toBeUndefined();
  // The button disappeared when it was pressed.
  await expect.element(page.getByRole("heading", { name: anika.name })).toHaveFocus();
  await unmount();
});

test("the question before a master leaves waits for who waits for them", async () => {
  const all = Promise.withResolvers<ManagedMaster[]>();
  salonAnswers({
    ...mastersAlone,
    listAllMasters: () => all.promise,
    readSchedule: () => ({ master: anika, hours: [], serviceIds: [], exceptions: [] }),
  });
  await show(<MastersScreen />, { at: "/dashboard/mastersAndHours" });
  const leaves = page.getByRole("button", { name: /^No longer works here/ });
  await leaves.click();
  await expect.element(leaves).toHaveAttribute("aria-busy", "true");
  all.resolve([{ ...anika, worksHere: true, waiting: 2 }]);
  await expect.element(page.getByRole("dialog").getByText(/2 guests wait for her/)).toBeVisible();
});

test("a waiting list that could not be read is not taken for an empty one", async () => {
  expectNoise(/^No answer to listAllMasters/);
  salonAnswers({
    ...mastersAlone,
    listAllMasters: () => noAnswer(),
    readSchedule: () => ({ master: anika, hours: [], serviceIds: [], exceptions: [] }),
  });
  await show(<MastersScreen />, { at: "/dashboard/mastersAndHours" });
  await page.getByRole("button", { name: /^No longer works here/ }).click();
  await expect
    .element(page.getByRole("dialog").getByText(/Whether guests wait for her could not be read/))
    .toBeVisible();
});

test("services that could not be read are not taken for none", async () => {
  salonAnswers({
    ...mastersAlone,
    listServices: () => refusal("too_many_requests", { status: 429 }),
    readSchedule: () => ({ master: anika, hours: [], serviceIds: [facial._id], exceptions: [] }),
  });
  await show(<MastersScreen />, { at: "/dashboard/mastersAndHours" });
  const performs = page.getByRole("group", { name: /she performs/ });
  await expect.element(performs.getByText(/^The services did not load\./)).toBeVisible();
  salonAnswers({ listServices: () => [facial] });
  await performs.getByRole("button", { name: "Try again" }).click();
  await expect.element(performs.getByRole("checkbox", { name: facial.service_name })).toBeChecked();
});

test("a save in another tab stays: this tab only sends its own changes", async () => {
  const monday = { weekday: 1, opens: "10:00", closes: "18:00" };
  const tuesday = { ...monday, weekday: 2 };
  let saved = { master: anika, hours: [tuesday], serviceIds: [facial._id, massage._id], exceptions: [] };
  salonAnswers({
    ...mastersAlone,
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
  const save = page.getByRole("button", { name: "Save hours" });
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
  const monday = { weekday: 1, opens: "10:00", closes: "18:00" };
  let hours = [monday];
  const readSchedule = () => ({ master: anika, hours, serviceIds: [], exceptions: [] });
  const saveSchedule = () => ({ modifiedCount: 1, outside: [] });
  salonAnswers({ ...mastersAlone, readSchedule, saveSchedule });
  const first = await show(<MastersScreen />, { at: "/dashboard/mastersAndHours" });
  await page.getByLabelText("Monday closes").selectOptions("7:00 pm");
  await first.unmount();
  hours = [1, 2].map((weekday) => ({ weekday, opens: "09:00", closes: "18:00" }));
  await show(<MastersScreen />, { at: "/dashboard/mastersAndHours" });
  await expect.element(page.getByLabelText("Monday closes")).toHaveValue("19:00");
  await expect.element(page.getByLabelText("Works on Tuesdays")).toBeChecked();
  await page.getByRole("button", { name: "Save hours" }).click();
  // Where somebody else has changed the same weekday, the salon asks first.
  await expect.poll(() => sentWith("saveSchedule")[0]?.body.seen).toContainEqual(monday);
});

test("a weekday that another tab has changed as well is not saved over unasked", async () => {
  expectNoise(/409/);
  const monday = { weekday: 1, opens: "10:00", closes: "18:00" };
  const theirs = { ...monday, opens: "09:00" };
  const detail = "Somebody else has changed these days meanwhile.";
  let saved = { master: anika, hours: [monday], serviceIds: [], exceptions: [] };
  salonAnswers({
    ...mastersAlone,
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
  const save = page.getByRole("button", { name: "Save hours" });
  await save.click();
  await expect.element(page.getByText(detail)).toBeVisible();
  await expect.element(page.getByLabelText("Monday closes")).toHaveValue("19:00");
  await save.click();
  await expect.element(save).not.toBeInTheDocument();
  expect(saved.hours).toEqual([{ ...monday, closes: "19:00" }]);
});

test("renaming a master keeps what another tab saved", async () => {
  salonAnswers({
    ...mastersAlone,
    readSchedule: () => ({ master: anika, hours: [], serviceIds: [], exceptions: [] }),
    saveSchedule: () => ({ modifiedCount: 1, outside: [] }),
  });
  await show(<MastersScreen />, { at: "/dashboard/mastersAndHours" });
  await page.getByRole("button", { name: /name and photo/i }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabelText("Name", { exact: true }).fill("Anika Sultana");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect
    .poll(() => sentWith("saveSchedule").map(({ body }) => body))
    .toEqual([{ name: "Anika Sultana" }]);
});

test("a service removed from a master in its own form is no longer listed for her", async () => {
  let serviceIds = [facial._id, massage._id];
  salonAnswers({
    readSchedule: () => ({ master: anika, hours: [], serviceIds, exceptions: [] }),
    updateService: () => {
      serviceIds = [massage._id];
      return { modifiedCount: 1 };
    },
  });
  function Does() {
    const { data } = useSchedule(anika._id);
    const saving = useSaveService(facial._id, () => ({ masterIds: [] }));
    const { service_name, price, details, img } = facial;
    const save = () => void saving.run({ service_name, price, details, img });
    return <button type="button" onClick={save}>{`She does ${data?.serviceIds.length}`}</button>;
  }
  await show(<Does />);
  await page.getByRole("button", { name: "She does 2" }).click();
  await expect.element(page.getByRole("button", { name: "She does 1" })).toBeVisible();
});

test("the chosen master stays in the address, for Back and for a reload", async () => {
  salonAnswers({
    ...mastersAlone,
    readSchedule: ({ params: { id } }) => ({
      ...{ master: id === anika._id ? anika : labonno, hours: [], serviceIds: [], exceptions: [] },
    }),
  });
  const { address } = await show(<MastersScreen />, {
    at: `/dashboard/mastersAndHours?master=${labonno._id}`,
  });
  await expect.element(page.getByRole("heading", { name: labonno.name })).toBeVisible();
  await page.getByRole("button", { name: new RegExp(`^${anika.name}`) }).click();
  await expect.element(page.getByRole("heading", { name: anika.name })).toBeVisible();
  await expect.poll(address).toBe(`/dashboard/mastersAndHours?master=${anika._id}`);
});

test("a press on the master who is shown leaves what was changed, and asks nothing", async () => {
  salonAnswers({
    ...mastersAlone,
    readSchedule: () => ({
      ...{ master: anika, serviceIds: [], exceptions: [] },
      hours: [{ weekday: 1, opens: "10:00", closes: "18:00" }],
    }),
  });
  await show(<MastersScreen />, { at: "/dashboard/mastersAndHours" });
  await page.getByRole("button", { name: "Add a break" }).click();
  await expect.poll(() => unsaved.ask).toBeDefined();
  await page.getByRole("button", { name: new RegExp(`^${anika.name}`) }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(unsaved.ask).toBeDefined();
});

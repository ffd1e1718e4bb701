import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { useSaveService } from "#app/data/owners-services.ts";
import { useSchedule } from "#app/data/schedules.ts";
import { MastersScreen } from "#app/features/masters/MastersScreen.tsx";
import { unsaved } from "#app/lib/unsaved.ts";
import type { ManagedMaster } from "#contract/schedules.ts";
import { expectNoise } from "#tests/support/components/noise.ts";
import { noAnswer, refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { anika, facial, labonno, managedOf, massage, masters } from "#tests/support/components/salon-data.ts";
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
    const saving = useSaveService(managedOf(facial), () => ({ masterIds: [] }));
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

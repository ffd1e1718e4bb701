import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ServiceEditor } from "#app/features/catalogue/ServiceEditor.tsx";
import { ServiceScreen } from "#app/features/catalogue/ServiceScreen.tsx";
import { unsaved } from "#app/lib/unsaved.ts";
import type { ManagedService } from "#contract/services.ts";
import { salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import {
  anika,
  facial,
  labonno,
  managedOf,
  masters,
  salon,
  withoutCards,
} from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const managed: ManagedService = {
  ...managedOf(facial),
  details: "Turmeric and honey.",
  cleanupMinutes: 10,
  masterIds: [anika._id],
  deposit: { kind: "percent", percent: 20 },
};

async function edit(of = salon) {
  salonAnswers({
    listMasters: () => masters,
    listAllServices: () => [managed],
    listRooms: () => [],
    updateService: () => ({ modifiedCount: 1 }),
  });
  await show(<ServiceScreen />, { at: `/dashboard/service?edit=${managed._id}`, of });
  await expect.element(page.getByRole("heading", { name: managed.service_name, level: 1 })).toBeVisible();
}

const save = () => page.getByRole("button", { name: "Save changes" }).click();
const sent = () => sentWith("updateService").map(({ body }) => body);

test("editing a service sends only the fields changed in this form", async () => {
  await edit();
  await page.getByLabelText("Details", { exact: true }).fill("Turmeric, honey and milk.");
  await save();
  await expect
    .poll(sent)
    .toEqual([{ details: "Turmeric, honey and milk.", seen: { details: managed.details } }]);
});

test("a changed price and changed masters are sent, and a field back at its old value is not", async () => {
  await edit();
  const details = page.getByLabelText("Details", { exact: true });
  await details.fill("Something else.");
  await details.fill(managed.details);
  await page.getByLabelText("Price", { exact: false }).fill("9");
  await page
    .getByText(labonno.name.split(" ")[0] ?? "", { exact: false })
    .first()
    .click();
  await save();
  await expect.poll(sent).toEqual([
    {
      ...{ price: 9, masterIds: [anika._id, labonno._id] },
      seen: { price: managed.price, masterIds: [anika._id] },
    },
  ]);
});

test("an owner who takes no cards reads at a service that asks for one that nobody can book it", async () => {
  await edit(withoutCards);
  const told = page.getByText(/a customer who has to pay when booking can't book/);
  await expect.element(told).toBeVisible();
  await page
    .getByLabelText("What customers pay when they book it")
    .selectOptions("Nothing, they pay at the salon");
  await expect.element(told).not.toBeInTheDocument();
});

const booked = {
  _id: "visit-1",
  name: "Shaila Parvin",
  number: "01800000002",
  service_name: managed.service_name,
  startsAt: "2026-11-29T18:00:00+06:00",
  endsAt: "2026-11-29T19:00:00+06:00",
};

test("saving a room for a service names the booked visits that find no unit", async () => {
  await edit();
  salonAnswers({ updateService: () => ({ modifiedCount: 1, withoutUnit: [booked] }) });
  await page.getByLabelText("Details", { exact: true }).fill("In the bath.");
  await save();
  const alert = page.getByRole("alert");
  await expect.element(alert).toMatchTextContent(/The room is taken while these booked visits need it/);
  await expect.element(alert.getByRole("link", { name: "Shaila Parvin" })).toBeVisible();
  await expect.poll(() => document.activeElement?.contains(alert.element())).toBe(true);
  await expect.element(alert).toBeInViewport();
});

test("removing a master from a service names that master's booked visits", async () => {
  await edit();
  salonAnswers({ updateService: () => ({ modifiedCount: 1, unable: [booked] }) });
  await page.getByLabelText("Details", { exact: true }).fill("By Anika alone.");
  await save();
  const alert = page.getByRole("alert");
  await expect.element(alert).toMatchTextContent(/with a master who does not do it any more/);
  await expect.element(alert.getByRole("link", { name: "Shaila Parvin" })).toBeVisible();
});

test("a salon without masters says where to add one", async () => {
  salonAnswers({ listRooms: () => [] });
  await show(<ServiceEditor masters={[]} edited={undefined} onDone={() => {}} />);
  const masters = page.getByRole("group", { name: "Masters" });
  await expect
    .element(masters)
    .toMatchTextContent("Nobody works here yet, and a service needs somebody who performs it.");
  await expect
    .element(masters.getByRole("link", { name: "Add a master first" }))
    .toHaveAttribute("href", "/dashboard/mastersAndHours");
});

test("editing a size or an add-on sends only what changed", async () => {
  const long = { ...managed, _id: "long", variantOf: managed._id, variantName: "Long hair", variantHint: "" };
  const oil: ManagedService = { ...managed, _id: "oil", service_name: "Hair oil", addOnTo: [managed._id] };
  salonAnswers({
    listMasters: () => masters,
    listAllServices: () => [{ ...managed, variantName: "Short hair" }, long, oil],
    listRooms: () => [],
    updateService: () => ({ modifiedCount: 1 }),
  });
  const first = await show(<ServiceScreen />, { at: `/dashboard/service?edit=${managed._id}&part=long` });
  const dialog = page.getByRole("dialog");
  await dialog.getByLabelText("Price", { exact: false }).fill("9");
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect.poll(sent).toMatchObject([{ price: 9, seen: { price: managed.price } }]);
  await first.unmount();

  await show(<ServiceScreen />, { at: "/dashboard/service?part=oil" });
  await dialog.getByLabelText("Minutes", { exact: false }).fill("20");
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect.poll(sent).toMatchObject([{ price: 9 }, { minutes: 20, seen: { minutes: managed.minutes } }]);
});

test("a half-written new service survives the end of the session, and disappears for another person", async () => {
  salonAnswers({ listRooms: () => [] });
  const form = () => show(<ServiceEditor masters={masters} edited={undefined} onDone={() => {}} />);
  const name = page.getByLabelText("Service Name", { exact: true });
  const first = await form();
  await name.fill("Rose facial");
  await expect.poll(() => unsaved.ask).toBeDefined();
  await first.unmount();

  const again = await form();
  await expect.element(name).toHaveValue("Rose facial");
  await expect.poll(() => unsaved.ask).toBeDefined();
  localStorage.setItem("access-token", "of somebody who is signed in");
  await again.unmount();
  localStorage.clear();

  await form();
  await expect.element(name).toHaveValue("");
});

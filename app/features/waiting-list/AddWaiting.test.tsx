import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AddWaiting } from "#app/features/waiting-list/AddWaiting.tsx";
import { guestOf } from "#tests/support/components/guest-data.ts";
import { refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { facial, masters } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const mina = { ...guestOf("Mina Das"), number: "01722618040" };

beforeEach(() => {
  salonAnswers({
    listServices: () => [facial],
    listMasters: () => masters,
    listGuests: () => ({ guests: [mina], count: 1, isCut: false }),
    readGuest: () => mina,
    addWaitingGuest: () => ({ insertedId: "new" }),
  });
});

async function putOnTheList() {
  await page.getByRole("combobox", { name: "Services" }).fill("facial");
  await page.getByRole("option", { name: /Turmeric Glow Facial/ }).click();
  await page.getByRole("checkbox", { name: /^Wed 25, Wednesday 25 November/ }).click();
  await page.getByRole("button", { name: "Put on the list" }).click();
  await expect.poll(() => sentWith("addWaitingGuest")).toHaveLength(1);
  return sentWith("addWaitingGuest")[0]?.body;
}

async function tellNewGuest(name: string, number: string) {
  await page.getByRole("combobox", { name: "Guest" }).fill(number);
  await page
    .getByRole("option", { name: new RegExp(`${number}`) })
    .last()
    .click();
  await page.getByLabelText("Name").fill(name);
}

test.each([
  { chosen: "বাংলা", sent: "bn" },
  { chosen: "As last time, English for someone new", sent: undefined },
])("a caller is notified in '$chosen' when the desk chooses it", async ({ chosen, sent }) => {
  await show(<AddWaiting onClose={() => {}} />);
  await tellNewGuest("Lubna Rahman", "01722618040");
  const language = page.getByLabelText("Language of e-mails and texts");
  await expect.element(language).toHaveDisplayValue("As last time, English for someone new");
  await language.selectOptions(chosen);
  const body = await putOnTheList();
  expect(body).toMatchObject({ name: "Lubna Rahman", serviceIds: [facial._id] });
  expect(body?.language).toBe(sent);
});

test("a caller who shares a number with a guest is listed under their own name", async () => {
  await show(<AddWaiting onClose={() => {}} />);
  await tellNewGuest("Tina Das", "01722618040");
  const body = await putOnTheList();
  expect(body).toMatchObject({ name: "Tina Das", number: "01722618040", isNewGuest: true });
  expect(body).not.toHaveProperty("guestId");
});

test("a guest found by the desk waits as that guest, and one with an account is notified in their own language", async () => {
  await show(<AddWaiting onClose={() => {}} />);
  await page.getByRole("combobox", { name: "Guest" }).fill("mina");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("button", { name: /^Change.*Mina Das$/ })).toBeVisible();
  await expect.element(page.getByLabelText("Language of e-mails and texts")).not.toBeInTheDocument();
  expect(await putOnTheList()).toMatchObject({ guestId: "mina-das", name: "Mina Das" });
});

test("services that do not load are said so, and are found once they are asked for again", async () => {
  salonAnswers({ listServices: () => refusal("too_many_requests", { status: 429 }) });
  await show(<AddWaiting onClose={() => {}} />);
  await expect.element(page.getByText(/^The services did not load\./)).toBeVisible();
  salonAnswers({ listServices: () => [facial] });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText(/^The services did not load\./)).not.toBeInTheDocument();
  await tellNewGuest("Lubna Rahman", "01722618040");
  expect(await putOnTheList()).toMatchObject({ serviceIds: [facial._id] });
});

test("a master who does not perform what is chosen next gives way to anyone, as the field shows", async () => {
  salonAnswers({ listServices: () => [{ ...facial, masterIds: ["labonno"] }] });
  await show(<AddWaiting onClose={() => {}} />);
  await tellNewGuest("Lubna Rahman", "01722618040");
  const master = page.getByLabelText("With");
  await master.selectOptions("Anika Rahman");
  const body = await putOnTheList();
  await expect.element(master).toHaveDisplayValue("Anyone");
  expect(body?.masterId).toBe("any");
});

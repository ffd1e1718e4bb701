import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import "#app/texts/bn/dashboard/former-masters.ts";
import { useQueryClient } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { FormerMasters } from "#app/features/masters/FormerMasters.tsx";
import { Leaving } from "#app/features/masters/Leaving.tsx";
import { MastersScreen } from "#app/features/masters/MastersScreen.tsx";
import { learnLanguageFrom } from "#app/texts/language.ts";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { anika, labonno, masters } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

test("leaving and former masters are named in the page's language", async () => {
  learnLanguageFrom(() => "bn");
  onTestFinished(() => learnLanguageFrom(() => "en"));
  const left = { ...labonno, nameBn: "লাবণ্য দাস", roleBn: "জ্যেষ্ঠ বিউটিশিয়ান", worksHere: false };
  salonAnswers({ listAllMasters: () => [left] });
  await show(
    <>
      <Leaving master={{ ...anika, nameBn: "আনিকা রহমান" }} onLeft={() => {}} />
      <FormerMasters />
    </>,
  );
  const former = page.getByRole("listitem");
  await expect.element(former.getByText("লাবণ্য দাস", { exact: true })).toBeVisible();
  await expect.element(former.getByText("জ্যেষ্ঠ বিউটিশিয়ান")).toBeVisible();
  await expect.element(page.getByRole("button", { name: /আনিকা রহমান$/ })).toBeVisible();
});

test("before a master leaves, its owner reads how many guests wait for her", async () => {
  salonAnswers({ listAllMasters: () => [{ ...anika, worksHere: true, waiting: 2 }] });
  await show(
    <>
      <Leaving master={anika} onLeft={() => {}} />
      <Leaving master={labonno} onLeft={() => {}} />
    </>,
  );
  await page.getByRole("button", { name: new RegExp(`${anika.name}$`) }).click();
  await expect
    .element(page.getByRole("dialog").getByText(/ 2 guests wait for her, and no hour /))
    .toBeVisible();
  await page.getByRole("button", { name: "She stays" }).click();
  await page.getByRole("button", { name: new RegExp(`${labonno.name}$`) }).click();
  await expect.element(page.getByRole("dialog")).not.toHaveTextContent("guest");
});

test("the focus stays on the page when a master comes back", async () => {
  let worksHere = false;
  salonAnswers({
    listMasters: () => [],
    listAllMasters: () => [{ ...labonno, worksHere }],
    retireMaster: () => {
      worksHere = true;
      return { modifiedCount: 1, outside: [] };
    },
  });
  await show(
    <section>
      <h2>Masters</h2>
      <FormerMasters />
    </section>,
  );
  const button = page.getByRole("button", { name: new RegExp(`${labonno.name}$`) });
  await button.click();
  await expect.element(button).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { name: "Masters" })).toHaveFocus();
});

/** The second master's week, with a change that is not saved. @returns what another admin does: she has left */
async function changeWeek() {
  let here = masters;
  salonAnswers({
    listMasters: () => here,
    listAllMasters: () => masters.map((one) => ({ ...one, worksHere: here.includes(one) })),
    listServices: () => [],
    readMasterFeed: () => ({ createdAt: null }),
    readSchedule: ({ params: { id } }) => ({
      ...{ master: id === anika._id ? anika : labonno, serviceIds: [], exceptions: [] },
      hours: [{ weekday: 1, opens: "10:00", closes: "18:00" }],
    }),
    retireMaster: ({ body: { worksHere } }) => {
      here = worksHere ? masters : [anika];
      return { modifiedCount: 1, outside: [] };
    },
  });
  let read = () => {};
  function Reader() {
    const queries = useQueryClient();
    read = () => void queries.invalidateQueries({ queryKey: keys.masters });
    return <MastersScreen />;
  }
  await show(<Reader />, { at: `/dashboard/mastersAndHours?master=${labonno._id}` });
  await closes.selectOptions("7:00 pm");
  return () => {
    here = [anika];
    read();
  };
}

const closes = page.getByLabelText("Monday closes");
const note = page.getByText(/^Labonno Das was marked meanwhile as no longer working here\./);

test("a week that is being changed stays when another admin marks its master as left", async () => {
  const sheLeaves = await changeWeek();
  sheLeaves();
  await expect.element(note).toBeVisible();
  await expect.element(closes).toHaveValue("19:00");
  await page.getByRole("button", { name: /^Works here again/ }).click();
  await expect.element(note).not.toBeInTheDocument();
  await expect.element(closes).toHaveValue("19:00");

  sheLeaves();
  await expect.element(note).toBeVisible();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect.element(page.getByRole("heading", { name: anika.name })).toBeVisible();
});

test("a master who is marked as left on this page leaves no week to save", async () => {
  await changeWeek();
  await page.getByRole("button", { name: /^No longer works here/ }).click();
  await page.getByRole("button", { name: "She leaves" }).click();
  await page.getByRole("dialog", { name: "Labonno Das has left" }).getByRole("button").click();
  await expect.element(page.getByRole("heading", { name: anika.name })).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
});

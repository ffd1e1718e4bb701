import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import "#app/texts/bn/dashboard/former-masters.ts";
import { FormerMasters } from "#app/features/masters/FormerMasters.tsx";
import { Leaving } from "#app/features/masters/Leaving.tsx";
import { learnLanguageFrom } from "#app/texts/language.ts";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { anika, labonno } from "#tests/support/components/salon-data.ts";
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

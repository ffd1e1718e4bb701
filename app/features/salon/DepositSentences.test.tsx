import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { DepositSentences } from "#app/features/salon/DepositSentences.tsx";
import { SettingsForm } from "#app/features/salon/SettingsForm.tsx";
import { depositValues } from "#app/features/salon/settings-form.ts";
import { salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { massage, salon, withoutCards } from "#tests/support/components/salon-data.ts";
import { usualSettings } from "#tests/support/components/settings-data.ts";
import { show } from "#tests/support/components/show.tsx";

beforeEach(() => {
  salonAnswers({
    listServices: () => [massage],
    saveSalonSettings: () => ({ modifiedCount: 1, outside: [] }),
  });
});

const shown = (of = salon) =>
  show(
    <SettingsForm
      title="Paying"
      rules={async () => (await import("#app/features/salon/settings-rules.ts")).DepositForm}
      settings={usualSettings}
      typed={depositValues}
      onUnsaved={() => {}}
    >
      <DepositSentences />
    </SettingsForm>,
    { of },
  );

const ofEverybody = (kind: string) =>
  page.getByRole("group", { name: "What customers pay when they book" }).getByText(kind).click();

test("the deposit is a choice and a sentence, with an example that follows the typing", async () => {
  await shown();
  await expect
    .element(page.getByText(`A customer pays all of $60 for ${massage.service_name} when booking.`))
    .toBeVisible();
  await ofEverybody("A share of it");
  await page.getByLabelText("Percent to pay when booking").fill("25");
  await expect
    .element(page.getByText(`${massage.service_name} at $60: $15 when booking, $45 at the salon.`))
    .toBeVisible();
  await page.getByLabelText("Missed visits after which the whole price is paid").fill("2");
  await expect
    .element(page.getByText("A customer who missed 2 visits before pays all of $60 when booking."))
    .toBeVisible();
  await page.getByRole("button", { name: /^Save/ }).click();
  await expect.element(page.getByText("Paying: saved")).toBeVisible();
  expect(sentWith("saveSalonSettings")[0]?.body).toMatchObject({
    deposit: { kind: "percent", percent: 25 },
    fullAfterNoShows: 2,
  });
});

test("an amount below the card minimum is refused under its sentence, and nothing is sent", async () => {
  await shown();
  await ofEverybody("An amount of it");
  await page.getByLabelText("Dollars to pay when booking").fill("0");
  await page.getByRole("button", { name: /^Save/ }).click();
  await expect.element(page.getByText("At least 0.50")).toBeVisible();
  expect(sentWith("saveSalonSettings")).toEqual([]);
});

test("a rule for some visits is chosen and saved, and its price limit is part of a sentence", async () => {
  await shown();
  await ofEverybody("Nothing, they pay at the salon");
  await expect
    .element(page.getByText(`${massage.service_name} at $60: nothing when booking, $60 at the salon.`))
    .toBeVisible();
  await page.getByLabelText("Customers who were never here").selectOptions("A share of it");
  await page.getByLabelText("Customers who were never here: percent to pay when booking").fill("50");
  await page.getByLabelText("Visits that cost much").selectOptions("The whole price");
  await page.getByLabelText("Dollars from which a visit costs much").fill("80");
  await page.getByRole("button", { name: /^Save/ }).click();
  await expect.element(page.getByText("Paying: saved")).toBeVisible();
  expect(sentWith("saveSalonSettings")[0]?.body).toMatchObject({
    deposit: { kind: "at_salon" },
    depositRules: {
      above: { price: 80, ask: { kind: "full" } },
      newGuests: { kind: "percent", percent: 50 },
      members: null,
    },
  });
});

test("Bengali digits work, and an invalid number is neither dropped nor sent", async () => {
  await shown();
  await ofEverybody("A share of it");
  await page.getByLabelText("Percent to pay when booking").fill("২৫");
  const missed = page.getByLabelText("Missed visits after which the whole price is paid");
  await missed.fill("two");
  await page.getByRole("button", { name: /^Save/ }).click();
  await expect.element(page.getByText("Enter a number")).toBeVisible();
  expect(sentWith("saveSalonSettings")).toEqual([]);
  await missed.fill("২");
  await page.getByRole("button", { name: /^Save/ }).click();
  await expect.element(page.getByText("Paying: saved")).toBeVisible();
  expect(sentWith("saveSalonSettings")[0]?.body).toMatchObject({
    deposit: { kind: "percent", percent: 25 },
    fullAfterNoShows: 2,
  });
});

test("an owner who takes no cards reads that nobody who has to pay when booking can book", async () => {
  const told = () =>
    page
      .getByRole("paragraph")
      .filter({ hasText: /can't book/ })
      .elements().length;
  await shown(withoutCards);
  await expect.element(page.getByText(/pays all of \$60/).first()).toBeVisible();
  expect(told()).toBe(1);
  await ofEverybody("Nothing, they pay at the salon");
  await expect.poll(told).toBe(0);
  await expect.element(page.getByText(/Everybody else calls the salon to book\.$/)).toBeVisible();
  await page.getByLabelText("Members").selectOptions("The whole price");
  await expect.poll(told).toBe(1);
});

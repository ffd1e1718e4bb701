import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { AddWaiting } from "#app/features/desk/AddWaiting.tsx";
import { salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { facial, masters } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

test.each([
  { chosen: "বাংলা", sent: "bn" },
  { chosen: "As last time, English for someone new", sent: undefined },
])("a caller is told in '$chosen' where the desk chooses it", async ({ chosen, sent }) => {
  salonAnswers({
    listServices: () => [facial],
    listMasters: () => masters,
    addWaitingGuest: () => ({ insertedId: "new" }),
  });
  await show(<AddWaiting onClose={() => {}} />);
  await page.getByLabelText("Name").fill("Lubna Rahman");
  await page.getByLabelText("Mobile number").fill("01722618040");
  await page.getByRole("combobox", { name: "Services" }).fill("facial");
  await page.getByRole("option", { name: /Turmeric Glow Facial/ }).click();
  await page.getByRole("checkbox", { name: /Wednesday 25 November/ }).click();
  const language = page.getByLabelText("Language of e-mails and texts");
  await expect.element(language).toHaveDisplayValue("As last time, English for someone new");
  await language.selectOptions(chosen);
  await page.getByRole("button", { name: "Put on the list" }).click();
  await expect.poll(() => sentWith("addWaitingGuest")).toHaveLength(1);
  const [call] = sentWith("addWaitingGuest");
  expect(call?.body).toMatchObject({ name: "Lubna Rahman", serviceIds: [facial._id] });
  expect(call?.body?.language).toBe(sent);
});

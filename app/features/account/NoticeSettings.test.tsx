import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { NoticeSettings } from "#app/features/account/NoticeSettings.tsx";
import type { Me } from "#contract/users.ts";
import { refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

const email = "nadia@example.com";
const nadia: Me = {
  _id: "01ka",
  name: "Nadia",
  email,
  role: "customer",
  memberUntil: null,
  photoURL: null,
  phone: "01711234567",
  mobileProof: "proved",
  language: "en",
  notices: { reminderDay: true, reminderHours: true, reviewRequest: true },
  toldBy: "sms",
  hasStoppedTexts: false,
  tellsBy: ["mail", "sms", "whatsapp"],
};

const told = page.getByLabelText("How we tell you of your visits");
const choices = [
  "By e-mail to nadia@example.com",
  "By text message to 01711234567",
  "By WhatsApp to 01711234567",
];

/** Shows a person's settings. The salon stores what they choose. */
async function showSettings(differs: Partial<Me> = {}) {
  let me = { ...nadia, ...differs };
  salonAnswers({
    readMe: () => me,
    updateMe: ({ body: { toldBy = me.toldBy } }) => {
      me = { ...me, toldBy };
      return { modifiedCount: 1 };
    },
  });
  await show(<NoticeSettings email={email} />);
}

/** The labels of the available ways. */
const offered = () =>
  told
    .getByRole("option")
    .elements()
    .map((option) => option.textContent);

test("a customer with a verified number chooses between WhatsApp, mail and text", async () => {
  await showSettings();
  await expect.element(told).toHaveValue("sms");
  expect(offered()).toEqual(choices);
  await told.selectOptions("whatsapp");
  await expect.element(told).toHaveValue("whatsapp");
  await expect.poll(() => sentWith("updateMe").map(({ body }) => body)).toEqual([{ toldBy: "whatsapp" }]);
});

test("a refused choice is undone, with the reason", async () => {
  await showSettings();
  await expect.element(told).toHaveValue("sms");
  salonAnswers({
    updateMe: () => refusal("not_set_up", { detail: "This salon sends nothing by WhatsApp." }),
  });
  await told.selectOptions("whatsapp");
  await expect.element(page.getByText(/This salon sends nothing by WhatsApp\./)).toBeVisible();
  await expect.element(told).toHaveValue("sms");
});

test("WhatsApp is not offered where the salon does not use it", async () => {
  await showSettings({ tellsBy: ["mail", "sms"] });
  await expect.element(told).toHaveValue("sms");
  expect(offered()).toEqual(choices.slice(0, 2));
});

test("without a verified number, the page only offers to verify one", async () => {
  await showSettings({ mobileProof: "open", toldBy: "mail" });
  await expect.element(page.getByRole("link", { name: "your profile" })).toBeVisible();
  await expect.element(told).not.toBeInTheDocument();
});

test("a switch pressed during another save keeps its state and is saved next", async () => {
  let me = nadia;
  let save = () => {};
  salonAnswers({
    readMe: () => me,
    updateMe: async ({ body: { notices } }) => {
      await new Promise<void>((resolve) => {
        save = resolve;
      });
      me = { ...me, notices: { ...me.notices, ...notices } };
      return { modifiedCount: 1 };
    },
  });
  await show(<NoticeSettings email={email} />);
  const [day, hours] = [page.getByLabelText(/day before/), page.getByLabelText(/hours before/)];
  const saved = () => sentWith("updateMe").map(({ body }) => body.notices);
  await day.click({ force: true });
  await hours.click({ force: true });
  await expect.element(hours).not.toBeChecked();
  expect(saved()).toEqual([{ reminderDay: false }]);
  save();
  await expect.poll(saved).toEqual([{ reminderDay: false }, { reminderHours: false }]);
  await expect.element(hours).not.toBeChecked();
  expect(sentWith("readMe")).toHaveLength(1);
  save();
  await expect.poll(() => sentWith("readMe")).toHaveLength(2);
  await expect.element(hours).not.toBeChecked();
  await expect.element(day).not.toBeChecked();
});

import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useMe } from "#app/data/me.ts";
import { ProveMobile } from "#app/features/account/ProveMobile.tsx";
import { Section } from "#app/ui/Section.tsx";
import type { Me } from "#contract/users.ts";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

const mim: Me = {
  _id: "mim",
  name: "Mim Akter",
  email: "mim@example.com",
  role: "customer",
  memberUntil: null,
  photoURL: null,
  phone: "01711000000",
  mobileProof: "open",
  language: "en",
  notices: { reminderDay: true, reminderHours: true, reviewRequest: true },
  toldBy: "mail",
  hasStoppedTexts: false,
  tellsBy: ["mail", "sms"],
};

test("once a number is confirmed the focus is at its heading, since the code's form is gone", async () => {
  let me = mim;
  salonAnswers({
    readMe: () => me,
    sendMobileCode: () => ({ sentTo: "+8801711000000", goodUntil: "2026-11-23T08:05:00Z" }),
    proveMobile: () => {
      me = { ...mim, mobileProof: "proved" };
      return { modifiedCount: 1 };
    },
  });
  await show(<Mobile />);
  await page.getByRole("button", { name: "Send a code by text" }).click();
  await page.getByLabelText("Code from the text").fill("123456");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(/^01711000000 is confirmed/)).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Confirm your number" })).toHaveFocus();
});

test("a reload between the text and its code keeps the code's field", async () => {
  salonAnswers({
    readMe: () => mim,
    sendMobileCode: () => ({ sentTo: "+8801711000000", goodUntil: "2026-11-23T08:05:00Z" }),
  });
  const shown = await show(<Mobile />);
  await page.getByRole("button", { name: "Send a code by text" }).click();
  const field = page.getByLabelText("Code from the text");
  await expect.element(field).toBeVisible();
  await shown.unmount();
  await show(<Mobile />);
  await expect.element(field).toBeVisible();
});

function Mobile() {
  const { data } = useMe("mim@example.com");
  return (
    <Section title="Confirm your number" text="">
      {data && <ProveMobile me={data} />}
    </Section>
  );
}

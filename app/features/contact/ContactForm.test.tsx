import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ContactForm } from "#app/features/contact/ContactForm.tsx";
import { expectNoise } from "#tests/support/components/noise.ts";
import { noAnswer, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

const message = page.getByLabelText(/^Message/);

/** Fills in the form and sends it. @returns a function that lets the message arrive */
async function sendMessage(): Promise<() => void> {
  const arrived = Promise.withResolvers<{ insertedId: string }>();
  salonAnswers({ createContactMessage: () => arrived.promise });
  await show(<ContactForm arrived={false} />);
  await fillForm();
  await page.getByRole("button", { name: "Send message" }).click();
  await expect.poll(() => sentWith("createContactMessage")).toHaveLength(1);
  return () => arrived.resolve({ insertedId: "message" });
}

async function fillForm(): Promise<void> {
  await page.getByLabelText("First name").fill("Tuli");
  await page.getByLabelText("Last name").fill("Roy");
  await page.getByLabelText("Email address").fill("tuli@example.com");
  await page.getByLabelText("Mobile number").fill("01711234567");
  await message.fill("Is there a place on Friday?");
}

test("the form is emptied once its message is sent", async () => {
  const arrive = await sendMessage();
  arrive();
  await expect.element(message).toHaveValue("");
  await expect.element(page.getByLabelText("First name")).toHaveValue("");
});

test("text typed during sending stays", async () => {
  const arrive = await sendMessage();
  await message.fill("Is there a place on Friday? Or on Saturday?");
  arrive();
  await expect.element(page.getByRole("status").getByText(/^Thank you\./)).toBeVisible();
  await expect.element(message).toHaveValue("Is there a place on Friday? Or on Saturday?");
  await expect.element(page.getByLabelText("First name")).toHaveValue("Tuli");
});

test("a message whose answer was lost is sent again as the same one", async () => {
  expectNoise(/^No answer to createContactMessage/);
  salonAnswers({ createContactMessage: noAnswer });
  await show(<ContactForm arrived={false} />);
  await fillForm();
  await page.getByRole("button", { name: "Send message" }).click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  salonAnswers({ createContactMessage: () => ({ insertedId: "message" }) });
  await page.getByRole("button", { name: "Send message" }).click();
  await expect.element(page.getByRole("status").getByText(/^Thank you\./)).toBeVisible();
  const [first, second] = sentWith("createContactMessage").map(({ body }) => body.key);
  expect(first).toEqual(expect.any(String));
  expect(second).toBe(first);
});

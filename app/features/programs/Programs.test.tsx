import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ApiKeys } from "#app/features/programs/ApiKeys.tsx";
import { Webhooks } from "#app/features/programs/Webhooks.tsx";
import { unsaved } from "#app/lib/unsaved.ts";
import type { ApiKey } from "#contract/api-keys.ts";
import type { Webhook } from "#contract/webhooks.ts";
import { salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

const webhook: Webhook = {
  ...{ _id: "w1", url: "https://till.example/events", events: ["booking.created"] },
  ...{ createdAt: "2026-11-20T10:00:00Z", failingSince: null, offAt: null },
};
const dialog = page.getByRole("dialog");
const cancel = dialog.getByRole("button", { name: "Cancel" });

test("a key that is made after its dialog was closed is shown, and the next dialog stays", async () => {
  const late = Promise.withResolvers<{ insertedId: string; key: string }>();
  salonAnswers({ listApiKeys: () => [], createApiKey: () => late.promise });
  await show(<ApiKeys />);
  const begin = page.getByRole("button", { name: "New key" });
  const name = dialog.getByLabelText("Name");
  await begin.click();
  await name.fill("Till");
  await dialog.getByRole("checkbox").first().click();
  await dialog.getByRole("button", { name: "Make the key" }).click();
  await expect.poll(() => sentWith("createApiKey")).toHaveLength(1);
  await cancel.click();
  await begin.click();
  await name.fill("Website");
  late.resolve({ insertedId: "k1", key: "shiuli_till" });
  await expect.element(page.getByText("The key of Till")).toBeInTheDocument();
  await expect.element(name).toHaveValue("Website");
});

test("an address that is added after its dialog was closed shows its secret, and the next dialog stays", async () => {
  const late = Promise.withResolvers<{ insertedId: string; secret: string }>();
  salonAnswers({ listWebhooks: () => [], createWebhook: () => late.promise });
  await show(<Webhooks />);
  const begin = page.getByRole("button", { name: "New address" });
  const address = dialog.getByLabelText("Address");
  await begin.click();
  await address.fill("https://till.example/events");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => sentWith("createWebhook")).toHaveLength(1);
  await cancel.click();
  await begin.click();
  await address.fill("https://other.example/events");
  late.resolve({ insertedId: "w1", secret: "whsec_till" });
  await expect.element(page.getByText("The secret of https://till.example/events")).toBeInTheDocument();
  await expect.element(address).toHaveValue("https://other.example/events");
});

test("a key that was not kept yet stays beside the next one, and leaving it asks first", async () => {
  const keys = ["shiuli_till", "shiuli_site"];
  salonAnswers({
    listApiKeys: () => [],
    createApiKey: () => ({ insertedId: `k${keys.length}`, key: keys.shift() ?? "" }),
  });
  await show(<ApiKeys />);
  for (const name of ["Till", "Website"]) {
    await page.getByRole("button", { name: "New key" }).click();
    await dialog.getByLabelText("Name").fill(name);
    await dialog.getByRole("checkbox").first().click();
    await dialog.getByRole("button", { name: "Make the key" }).click();
    await expect.element(page.getByText(`The key of ${name}`)).toBeVisible();
  }
  await expect.element(page.getByText("The key of Till")).toBeVisible();
  const left = unsaved.ask?.();
  await page
    .getByRole("dialog", { name: "Leave without keeping it?" })
    .getByRole("button", { name: "Stay here" })
    .click();
  expect(await left).toBe(false);
  const kept = page.getByRole("button", { name: "I have kept it" });
  await kept.first().click();
  await expect.element(page.getByText("The key of Website")).not.toBeInTheDocument();
  expect(unsaved.ask).toBeDefined();
  await kept.click();
  await expect.element(page.getByText("The key of Till")).not.toBeInTheDocument();
  expect(unsaved.ask).toBeUndefined();
});

test("the key that is revoked and the secret of an address that is removed need not be kept", async () => {
  const key: ApiKey = {
    ...{ _id: "k1", name: "Till", start: "shiuli_t", scopes: ["bookings:read"], madeBy: null },
    ...{ createdAt: "2026-11-20T10:00:00Z", lastUsedAt: null, revokedAt: null },
  };
  salonAnswers({
    listApiKeys: () => [key],
    createApiKey: () => ({ insertedId: "k1", key: "shiuli_till" }),
    revokeApiKey: () => ({ modifiedCount: 1 }),
    listWebhooks: () => [webhook],
    renewWebhookSecret: () => ({ secret: "whsec_now" }),
    removeWebhook: () => ({ deletedCount: 1 }),
  });
  await show(
    <>
      <ApiKeys />
      <Webhooks />
    </>,
  );
  await page.getByRole("button", { name: "New key" }).click();
  await dialog.getByLabelText("Name").fill("Till");
  await dialog.getByRole("checkbox").first().click();
  await dialog.getByRole("button", { name: "Make the key" }).click();
  await expect.element(page.getByText("The key of Till")).toBeVisible();
  await page.getByRole("button", { name: /^New secret/ }).click();
  await dialog.getByRole("button", { name: "Make a new secret" }).click();
  await expect.element(page.getByText(/^The secret of/)).toBeVisible();
  await page.getByRole("button", { name: /^Revoke/ }).click();
  await dialog.getByRole("button", { name: /^Revoke/ }).click();
  await expect.element(page.getByText("The key of Till")).not.toBeInTheDocument();
  await page.getByRole("button", { name: /^Remove/ }).click();
  await dialog.getByRole("button", { name: /^Remove/ }).click();
  await expect.element(page.getByText(/^The secret of/)).not.toBeInTheDocument();
  await expect.poll(() => unsaved.ask).toBeUndefined();
});

test("the new secret of an address takes the place of the one before it", async () => {
  const secrets = ["whsec_before", "whsec_now"];
  salonAnswers({
    listWebhooks: () => [webhook],
    renewWebhookSecret: () => ({ secret: secrets.shift() ?? "" }),
  });
  await show(<Webhooks />);
  for (const secret of [...secrets]) {
    await page.getByRole("button", { name: /^New secret/ }).click();
    await dialog.getByRole("button", { name: "Make a new secret" }).click();
    await expect.element(page.getByRole("textbox")).toHaveValue(secret);
  }
});

test("a double click switches an address off, and not on again", async () => {
  let now = webhook;
  salonAnswers({
    listWebhooks: () => [now],
    changeWebhook: ({ body }) => {
      now = { ...now, offAt: body.isOn ? null : "2026-11-23T08:00:00Z" };
      return { modifiedCount: 1 };
    },
  });
  await show(<Webhooks />);
  await page.getByRole("button", { name: /^Switch off/ }).click();
  const on = page.getByRole("button", { name: /^Switch on/ });
  await expect.element(on).not.toHaveAttribute("aria-busy");
  on.element().dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
  await expect.element(on).toBeVisible();
  expect(sentWith("changeWebhook").map(({ body }) => body)).toEqual([{ isOn: false }]);
});

import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { openDay, quietDay, signedUpStaff } from "#tests/e2e/support/front-desk.ts";
import { signedUp, tokenOf } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("the desk sees who holds an hour without having paid, and frees it after a second check", async ({
  page,
  context,
  openBrowser,
}) => {
  await signedUpStaff(context, openBrowser);
  const day = quietDay(4);
  const guest = await openBrowser();
  const { email } = await signedUp(guest, "Ruma Sen");
  const services: { _id: string; service_name: string; price: number }[] = await (
    await guest.request.get("/api/services")
  ).json();
  const service = services.find(({ service_name }) => service_name === "Turmeric Glow Facial");
  const free = await guest.request.get(`/api/availability?service=${service?._id}&from=${day}&to=${day}`);
  const [slot] = (await free.json()).days[0].slots;
  const held = await guest.request.post("/api/create-payment-intent", {
    headers: { authorization: `Bearer ${await tokenOf(guest, email)}` },
    data: {
      price: service?.price,
      serviceIds: [service?._id],
      masterId: slot.masterIds[0],
      startsAt: slot.startsAt,
      name: "Ruma Sen",
      number: "01700000088",
    },
  });
  expect(held.status()).toBe(200);

  await openDay(page, day);
  const box = page.getByRole("button", { name: /^Ruma Sen, Turmeric Glow Facial, .* not paid, kept until/ });
  await box.click();
  const dialog = page.getByRole("dialog", { name: "Free the hour that Ruma Sen keeps?" });
  await expect(dialog).toContainText("Mobile 01700000088");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Leave it" }).click();
  await expect(box).toBeVisible();

  await box.click();
  await dialog.getByRole("button", { name: "Free this hour" }).click();
  await expect(box).toHaveCount(0);
  const again = await guest.request.get(`/api/availability?service=${service?._id}&from=${day}&to=${day}`);
  expect((await again.json()).days[0].slots.map(({ startsAt }: { startsAt: string }) => startsAt)).toContain(
    slot.startsAt,
  );
});

import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { UsualServices } from "#app/features/owner/UsualServices.tsx";
import type { ManagedService } from "#contract/services.ts";
import { expectNoise } from "#tests/support/components/noise.ts";
import { noAnswer, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { facial, managedOf } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

beforeEach(async () => {
  await page.viewport(1440, 1200);
  salonAnswers({ listAllServices: () => [], createService: () => ({ insertedId: "s1" }) });
});

test("usual services are ticked, changed and saved", async () => {
  await show(<UsualServices count={0} onDone={() => {}} />);
  await page.getByRole("checkbox", { name: "Threading, brows" }).click();
  await page.getByRole("textbox", { name: "Price ($): Threading, brows" }).fill("7.5");
  await page.getByRole("button", { name: "Keep this 1" }).click();
  await expect
    .poll(() => sentWith("createService").map(({ body }) => body))
    .toMatchObject([{ service_name: "Threading, brows", price: 7.5, minutes: 15, category: "skin" }]);
  expect(sentWith("createService")[0]?.body).toMatchObject({
    details: "Ask us about it.",
    detailsBn: "বিস্তারিত জানতে আমাদের জিজ্ঞাসা করুন।",
  });
});

test("usual services that already exist are not offered again", async () => {
  salonAnswers({ listAllServices: () => [managed("Keratin")] });
  await show(<UsualServices count={0} onDone={() => {}} />);
  await expect.element(page.getByRole("checkbox", { name: "Hair Colour" })).toBeVisible();
  await expect.element(page.getByRole("checkbox", { name: "Keratin" })).not.toBeInTheDocument();
});

test("Bengali digits work for minutes and price, and a wrong number is reported at its field", async () => {
  await show(<UsualServices count={0} onDone={() => {}} />);
  await page.getByRole("checkbox", { name: "Threading, brows" }).click();
  await page.getByLabelText("Minutes: Threading, brows").fill("৩৭");
  await page.getByLabelText("Price ($): Threading, brows").fill("৭.৫০");
  await page.getByRole("button", { name: "Keep this 1" }).click();
  await expect.element(page.getByText("Minutes go in steps of five")).toBeVisible();
  await expect.element(page.getByLabelText("Minutes: Threading, brows")).toHaveFocus();
  await page.getByLabelText("Minutes: Threading, brows").fill("৩৫");
  await page.getByRole("button", { name: "Keep this 1" }).click();
  await expect
    .poll(() => sentWith("createService").map(({ body }) => body))
    .toMatchObject([{ price: 7.5, minutes: 35 }]);
});

test("after a partial save of usual services only the rest is saved again", async () => {
  expectNoise(/No answer to createService/);
  let answers = 0;
  const kept: ManagedService[] = [];
  salonAnswers({
    listAllServices: () => kept,
    createService: ({ body }) => {
      if (++answers === 2) return noAnswer();
      kept.push(managed(body.service_name));
      return { insertedId: `s${answers}` };
    },
  });
  await show(<UsualServices count={0} onDone={() => {}} />);
  for (const name of ["Threading, brows", "Keratin"]) await page.getByRole("checkbox", { name }).click();
  await page.getByRole("button", { name: "Keep these 2" }).click();
  await expect.element(page.getByText("The connection broke")).toBeVisible();
  await expect.element(page.getByRole("checkbox", { name: "Threading, brows" })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Keep this 1" }).click();
  await expect
    .poll(() => sentWith("createService").map(({ body }) => body.service_name))
    .toEqual(["Threading, brows", "Keratin", "Keratin"]);
});

/** A service as the salon stores it. */
function managed(service_name: string): ManagedService {
  return { ...managedOf(facial), service_name };
}

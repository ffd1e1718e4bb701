import { expect, test } from "#tests/e2e/support/test.ts";

test.use({ javaScriptEnabled: false });

interface Named {
  service_name: string;
  price: number;
}

test("the home page shows services, prices, masters and reviews without JavaScript", async ({ page }) => {
  const [services, reviews] = await Promise.all([
    page.request.get("/api/services").then((answer): Promise<Named[]> => answer.json()),
    page.request.get("/api/reviews").then((answer): Promise<{ testimonial: string }[]> => answer.json()),
  ]);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Beauty Salon For Every Women" })).toBeVisible();
  for (const { service_name, price } of services) {
    const line = page.getByRole("listitem").filter({ hasText: service_name }).filter({ hasText: "from" });
    await expect(line).toContainText(`$${price}`);
  }
  const [review] = reviews;
  await expect(page.getByText(review?.testimonial ?? "")).toBeVisible();
  await expect(page.getByText("Farzana Haque", { exact: true })).toBeVisible();
});

test("the services page shows every service and its price without JavaScript, and its links open them", async ({
  page,
}) => {
  const services: Named[] = await (await page.request.get("/api/services")).json();
  await page.goto("/services");
  await expect(page.getByRole("heading", { name: "OUR AMAZING SERVICES" })).toBeVisible();
  for (const { service_name, price } of services) {
    await expect(page.getByRole("main").getByText(service_name).first()).toBeVisible();
    await expect(page.getByRole("main").getByText(`$${price}`).first()).toBeVisible();
  }
  const last = services.at(-1)?.service_name ?? "";
  await page.getByRole("main").getByText(last).first().click();
  await expect(page.getByRole("heading", { name: last })).toBeVisible();
  await expect(page.getByRole("link", { name: "Book Appointment" })).toBeVisible();
});

for (const path of ["/login", "/singup", "/dashboard/myBookings", "/gift-card/balance"])
  test(`without JavaScript ${path} says what needs it, and whom to call`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText("Logging in and booking need JavaScript")).toBeVisible();
    await expect(page.getByRole("link", { name: "+880 1700 000 000" }).first()).toBeVisible();
  });

test("a search is answered without JavaScript, also with much that was found", async ({ page }) => {
  await page.goto("/services?q=hair");
  await expect(page.getByRole("heading", { name: /“hair”/ })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /Hair Colour/ })).toBeVisible();
});

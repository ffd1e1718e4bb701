import type { Page } from "@playwright/test";

/** A service of the page's salon, by its name. */
export async function serviceNamed(page: Page, name: string): Promise<{ _id: string }> {
  const services: { _id: string; service_name: string }[] = await (
    await page.request.get("/api/services")
  ).json();
  const service = services.find(({ service_name }) => service_name === name);
  if (!service) throw new Error(`The salon has no ${name}.`);
  return service;
}

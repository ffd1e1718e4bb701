import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { BookingLinkPage } from "#app/features/services/BookingLinkPage.tsx";
import { ServicesScreen } from "#app/features/services/ServicesScreen.tsx";
import { services } from "#app/features/services/services.fixture.ts";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { anika, zone } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const field = page.getByRole("searchbox", { name: "Search services" });
const sum = page.getByRole("tabpanel").getByRole("status").first();
const tab = (name: string) => page.getByRole("tab", { name: new RegExp(`^${name}`) });

beforeEach(() => {
  salonAnswers({ readNextHours: () => ({ zone, anyone: null, masters: [] }) });
});

test("on a wide screen each category is its own list, and the arrow keys stay in it", async () => {
  await page.viewport(1280, 900);
  await showServices();
  await expect.element(page.getByRole("tablist")).toHaveLength(4);
  await expect.element(tab("Hair Cut")).toHaveAttribute("aria-selected", "true");
  (tab("Warm Oil Massage").element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { name: "Warm Oil Massage" })).toBeVisible();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(tab("Warm Oil Massage")).toHaveFocus();
  await expect.element(tab("Warm Oil Massage")).toHaveAttribute("aria-selected", "true");
});

test("on a phone one category is shown, and its name is marked as current", async () => {
  await page.viewport(390, 844);
  await showServices("/services?service=neem-leaf-facial");
  await expect.element(page.getByRole("tab")).toHaveLength(1);
  await expect.element(page.getByRole("link", { name: "Skin" })).toHaveAttribute("aria-current", "true");
  await page.getByRole("link", { name: "Others" }).click();
  await expect.element(tab("Home Visit")).toBeVisible();
});

test("the sum covers the size and all add-ons, and is announced", async () => {
  await page.viewport(390, 844);
  await showServices();
  await expect.element(sum).toHaveTextContent("$25, 45 min Short hair");
  await page.getByRole("radio", { name: /^Long hair/ }).click();
  await page.getByRole("checkbox", { name: /^Waves/ }).click();
  await expect.element(sum).toHaveTextContent("$44.50, 85 min Long hair, Waves");
  await page.getByRole("checkbox", { name: /^Waves/ }).click();
  await expect.element(sum).toHaveTextContent("$36, 70 min Long hair");
});

test("an hour from a booking link counts for one size, and another size says to choose it again", async () => {
  await page.viewport(390, 844);
  const link = services.filter((one) => one.variants.length > 0).map((service) => ({ service }))[0] ?? {};
  const linked = { startsAt: "2026-11-24T10:30:00Z", carried: {}, isFramed: false };
  await show(<BookingLinkPage services={services} masters={[anika]} link={link} linked={linked} />);
  await expect.element(page.getByText(/^You chose /)).toBeVisible();
  await page.getByRole("radio", { name: /^Long hair/ }).click();
  await expect.element(page.getByText("You changed what to book, so choose the hour again.")).toBeVisible();
});

test("choices stay while searching for something else", async () => {
  await page.viewport(390, 844);
  await showServices();
  await page.getByRole("radio", { name: /^Long hair/ }).click();
  await field.fill("oil");
  await expect.element(page.getByText("2 services with “oil”")).toBeVisible();
  await expect.element(sum).not.toBeInTheDocument();
  await field.fill("");
  await expect.element(sum).toHaveTextContent("$36, 70 min Long hair");
});

test("a service's choices are restored after looking at another one, and after leaving the booking", async () => {
  await page.viewport(390, 844);
  const { unmount } = await showServices();
  await page.getByRole("radio", { name: /^Long hair/ }).click();
  await page.getByRole("checkbox", { name: /^Waves/ }).click();
  await page.getByRole("link", { name: "Skin" }).click();
  await expect.element(page.getByRole("heading", { name: "Neem Leaf Facial" })).toBeVisible();
  await page.getByRole("link", { name: "Hair" }).click();
  await expect.element(sum).toHaveTextContent("$44.50, 85 min Long hair, Waves");
  await page.getByRole("checkbox", { name: /^Waves/ }).click();
  await unmount();
  await showServices();
  await expect.element(page.getByRole("radio", { name: /^Long hair/ })).toBeChecked();
  await expect.element(sum).toHaveTextContent("$36, 70 min Long hair");
  await page.getByRole("radio", { name: /^Short hair/ }).click();
  await expect.element(sum).toHaveTextContent("$25, 45 min Short hair");
});

test("a search is stored in the address when its field is left, and opens with the page", async () => {
  const { address } = await showServices();
  await field.fill("clay");
  await userEvent.tab();
  await expect.poll(address).toBe("/services?q=clay");
  await expect.element(page.getByRole("link", { name: /^Neem Leaf Facial/ })).toBeVisible();
});

test("a search in the address is open from the start", async () => {
  await showServices("/services?q=masage");
  await expect.element(field).toHaveValue("masage");
  await expect.element(page.getByText("Nothing for “masage”")).toBeVisible();
  await page.getByRole("link", { name: "Warm Oil Massage" }).click();
  await expect.element(page.getByRole("heading", { name: "Warm Oil Massage" })).toHaveFocus();
  await expect.element(field).toHaveValue("");
});

function showServices(at = "/services") {
  return show(<ServicesScreen services={services} masters={[anika]} packages={[]} />, { at });
}

import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import BeforeOpening from "#app/layout/BeforeOpening.tsx";
import { nobody, setVisitor } from "#app/lib/visitor.ts";
import { salon } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const unopened = { ...salon, open: false, opensOn: "2026-12-05" };
const part = (
  <BeforeOpening salon={unopened}>
    <p>The whole page</p>
  </BeforeOpening>
);

afterEach(() => setVisitor(nobody));

test("visitors see when the salon opens, where it is and how to contact it, and search engines are kept out", async () => {
  await page.viewport(1440, 900);
  await show(part);
  await expect.element(page.getByRole("heading", { name: "Opening on Saturday 5 December" })).toBeVisible();
  await expect.element(page.getByText("House 12, Road 5")).toBeVisible();
  await expect.element(page.getByRole("link", { name: /0000/ })).toBeVisible();
  expect(page.getByText("The whole page").elements()).toEqual([]);
  expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
});

test.each(["admin", "staff"] as const)("%s sees the page, with a note that visitors don't", async (role) => {
  setVisitor({ ...nobody, user: { name: "Rehana", photo: null }, role });
  await show(part);
  await expect.element(page.getByText("The whole page")).toBeVisible();
  await expect.element(page.getByText(/Visitors read that the salon opens soon/)).toBeVisible();
  expect(page.getByRole("link", { name: "First steps" }).elements()).toHaveLength(role === "admin" ? 1 : 0);
});

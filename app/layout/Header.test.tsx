import { Link } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Header } from "#app/layout/Header.tsx";
import { Offline } from "#app/layout/Offline.tsx";
import { show } from "#tests/support/components/show.tsx";

test("Back closes the menu of a phone, and only then leaves the page", async () => {
  await page.viewport(390, 800);
  const { address, goBack } = await show(
    <>
      <Offline />
      <Header name="Shiuli" />
      <Link to="/contact">Next page</Link>
    </>,
    { at: "/services" },
  );
  await page.getByRole("link", { name: "Next page" }).click();
  await expect.poll(address).toBe("/contact");
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect.element(menu).toBeVisible();

  await goBack();
  await expect.element(menu).not.toBeInTheDocument();
  expect(address()).toBe("/contact");

  await goBack();
  await expect.poll(address).toBe("/services");
});

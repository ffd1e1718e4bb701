import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ErrorPage } from "#app/layout/ErrorPage.tsx";
import { show } from "#tests/support/components/show.tsx";

const unreached = page.getByRole("heading", { name: "No connection" });

test("a page that a fault of ours broke does not blame the connection, even if the fault's text names a fetch", async () => {
  await show(<ErrorPage error={new TypeError("Cannot read properties of undefined (reading 'fetch')")} />);
  await expect.element(page.getByRole("heading").first()).toBeVisible();
  expect(unreached.elements()).toEqual([]);
});

test.each([
  "Failed to fetch",
  "Failed to fetch dynamically imported module: /assets/page.js",
  "Load failed",
  "NetworkError when attempting to fetch resource.",
  "Unable to preload CSS for /assets/page.css",
])("a page that breaks with '%s' says that the connection failed", async (message) => {
  await show(<ErrorPage error={new TypeError(message)} />);
  await expect.element(unreached).toBeVisible();
});

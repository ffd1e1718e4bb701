import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { LanguageSwitch } from "#app/layout/LanguageSwitch.tsx";
import { show } from "#tests/support/components/show.tsx";

test("the part of a mailed link behind its # is kept when switching the language", async () => {
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener("click", stay);
  onTestFinished(() => window.removeEventListener("click", stay));
  await show(<LanguageSwitch />, { at: "/reset-password#a-token" });
  const other = page.getByRole("link", { name: "বাংলা" });
  await other.click();
  await expect.element(other).toHaveAttribute("href", expect.stringMatching(/\/bn\/reset-password#a-token$/));
});

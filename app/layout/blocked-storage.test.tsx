import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { LanguageSwitch } from "#app/layout/LanguageSwitch.tsx";
import { useSession } from "#app/lib/session.tsx";
import { show } from "#tests/support/components/show.tsx";

/** A browser may deny storage to a page in another site's frame, or to every page. */
beforeEach(() => {
  for (const name of ["getItem", "setItem", "removeItem"] as const) {
    const denied = vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    });
    onTestFinished(() => denied.mockRestore());
  }
});

test("where storage is denied, it is known that nobody is signed in", async () => {
  await show(<Who />);
  await expect.element(page.getByText("Nobody is signed in")).toBeVisible();
});

test("where storage is denied, the language switch leads to the other language", async () => {
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener("click", stay);
  onTestFinished(() => window.removeEventListener("click", stay));
  await show(<LanguageSwitch />, { at: "/login", state: { from: { pathname: "/secret" } } });
  await page.getByRole("link", { name: "বাংলা" }).click();
});

function Who() {
  const { loading, user } = useSession();
  return <p>{!loading && !user && "Nobody is signed in"}</p>;
}

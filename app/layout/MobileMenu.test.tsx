import { useRef } from "react";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { MobileMenu } from "#app/layout/MobileMenu.tsx";
import { show } from "#tests/support/components/show.tsx";

test("a link of the menu opens its page where the browser has no popovers, as on iOS 16", async () => {
  const { hidePopover } = HTMLElement.prototype;
  Reflect.deleteProperty(HTMLElement.prototype, "hidePopover");
  // What the router leaves to the browser would load another page.
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener("click", stay);
  onTestFinished(() => {
    window.removeEventListener("click", stay);
    HTMLElement.prototype.hidePopover = hidePopover;
  });
  const { address } = await show(<Menu />);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Our Services" }).click();
  await expect.poll(address).toBe("/services");
});

function Menu() {
  const menu = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" onClick={() => menu.current?.showModal()}>
        Menu
      </button>
      <MobileMenu ref={menu} name="Shiuli" onClose={() => {}} />
    </>
  );
}

import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Menu } from "#app/ui/Menu.tsx";
import { show } from "#tests/support/components/show.tsx";

const items = ["Move", "Receipt", "History", "Cancel visit"].map((label) => ({ label, onSelect: () => {} }));

test("a menu opened at the lower edge of the window is fully visible, with the focus on its first entry", async () => {
  await show(
    <div style={{ display: "grid", justifyContent: "end", paddingBlock: `calc(100vh - 130px) 100vh` }}>
      <Menu label="More" trigger="…" triggerClassName="iconbtn" items={items} />
    </div>,
  );
  await page.getByRole("button", { name: "More" }).click();
  await expect.element(page.getByRole("menuitem", { name: "Move" })).toHaveFocus();
  const last = page.getByRole("menuitem", { name: "Cancel visit" });
  await expect.poll(() => last.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  await expect.element(page.getByRole("menuitem", { name: "Move" })).toBeInViewport({ ratio: 1 });
});

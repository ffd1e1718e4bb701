import { admin, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

for (const width of [390, 1440]) {
  test(`repeated presses in one place keep moving one service, ${width} pixels wide`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signedIn(context, admin);
    await page.goto("/dashboard/service");
    const rows = page.getByRole("list", { name: /services$/ }).getByRole("listitem");
    const second = (await rows.nth(1).locator("b").textContent()) ?? "";
    const down = page.getByRole("button", { name: `Move ${second} down` });
    await down.evaluate((button) => button.scrollIntoView({ block: "center" }));
    const box = await down.boundingBox();
    if (!box) throw new Error("The list shows its arrows.");
    for (const place of [2, 3, 4]) {
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await expect(rows.nth(place)).toContainText(second);
      await expect(down).toBeFocused();
    }
  });
}

import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { useMedia } from "#app/ui/use-media.ts";
import { show } from "#tests/support/components/show.tsx";

test("on a wide screen, what is wide is narrow on paper before the sheets are counted", async () => {
  await page.viewport(1440, 900);
  const { container } = await show(<Sizes />);
  await expect.element(page.getByText("a wide list, a wide day")).toBeVisible();
  await told("beforeprint");
  expect(container.textContent).toBe("a narrow list, a wide day");
  await told("afterprint");
  expect(container.textContent).toBe("a wide list, a wide day");
});

/** Tells the page of a printer. Sheets are counted as soon as its listeners and what they promised are done. */
async function told(event: "beforeprint" | "afterprint"): Promise<void> {
  window.dispatchEvent(new Event(event));
  await Promise.resolve();
}

function Sizes() {
  const list = useMedia("(width >= 80rem)");
  const day = useMedia("(width >= 42rem)", true);
  return <p>{`a ${list ? "wide" : "narrow"} list, a ${day ? "wide" : "narrow"} day`}</p>;
}

import "#app/features/calendar/styles/boxes.css";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ClosedBox } from "#app/features/calendar/ClosedBox.tsx";
import { show } from "#tests/support/components/show.tsx";

test("a screen reader hears from when to when a master does not work", async () => {
  const closed = { from: 1080, to: 1200, label: "Not working", timeOff: null };
  await show(<ClosedBox closed={closed} start={600} onTimeOff={() => {}} />);
  await expect.element(page.getByRole("main")).toHaveTextContent("Not working, 6:00 pm to 8:00 pm");
});

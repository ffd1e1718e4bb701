import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { TakenPerDay } from "#app/features/owner/TakenPerDay.tsx";
import { show } from "#tests/support/components/show.tsx";

const amounts = [340, 760, 610, 0, 120.5, 480, 90];
const days = amounts.map((amount, index) => ({ date: `2026-11-${16 + index}`, amount }));
const before = amounts.map((amount, index) => ({ date: `2026-11-0${index + 1}`, amount: amount / 2 }));
const chart = page.getByRole("slider", { name: "Taken per day" });
const tip = page.getByText(/^\w+ \d+ Nov, \$/);

const showChart = () => show(<TakenPerDay days={days} before={before} beforeLabel="The week before" />);

test("the arrow keys move between days, and each day's amount is announced", async () => {
  await showChart();
  await userEvent.tab();
  await expect.element(chart).toHaveFocus();
  await expect.element(chart).toHaveAttribute("aria-valuetext", "Sun 22 Nov, $90");
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(chart).toHaveAttribute("aria-valuetext", "Sat 21 Nov, $480");
  await expect.element(tip).toHaveTextContent("Sat 21 Nov, $480");
  await userEvent.keyboard("{Home}");
  await expect.element(tip).toHaveTextContent("Mon 16 Nov, $340");
  await userEvent.tab();
  await expect.element(tip).not.toBeInTheDocument();
});

test("the pointer shows the nearest day, and nothing after it has left", async () => {
  await showChart();
  const plot = chart.element().parentElement as HTMLElement;
  const { width } = plot.getBoundingClientRect();
  await userEvent.hover(plot, { position: { x: width / 6 + 4, y: 60 } });
  await expect.element(tip).toHaveTextContent("Tue 17 Nov, $760");
  await userEvent.hover(page.getByRole("heading", { name: "Taken per day" }));
  await expect.element(tip).not.toBeInTheDocument();
});

test("a pointer crossing the chart keeps the day chosen by the arrow keys", async () => {
  await showChart();
  await userEvent.tab();
  await userEvent.keyboard("{Home}");
  await userEvent.hover(chart.element().parentElement as HTMLElement, { position: { x: 4, y: 60 } });
  await userEvent.hover(page.getByRole("heading", { name: "Taken per day" }));
  await expect.element(chart).toHaveFocus();
  await expect.element(tip).toHaveTextContent("Mon 16 Nov, $340");
});

test("the day chosen by touch stays when the finger is lifted", async () => {
  await showChart();
  const plot = chart.element().parentElement as HTMLElement;
  const { left, top } = plot.getBoundingClientRect();
  const finger = { bubbles: true, pointerType: "touch", clientX: left + 1, clientY: top + 60 };
  plot.dispatchEvent(new PointerEvent("pointerdown", finger));
  await expect.element(tip).toHaveTextContent("Mon 16 Nov, $340");
  plot.dispatchEvent(new PointerEvent("pointerout", { ...finger, relatedTarget: document.body }));
  await expect.element(tip).toHaveTextContent("Mon 16 Nov, $340");
});

test("the same days are in a table", async () => {
  await showChart();
  await page.getByText("As a table").click();
  await expect
    .element(page.getByRole("row", { name: /Fri 20 Nov/ }))
    .toHaveTextContent("Fri 20 Nov$120.50$60.25");
});

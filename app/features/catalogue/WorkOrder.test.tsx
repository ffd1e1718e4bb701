import { expect, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { WorksScreen } from "#app/features/catalogue/WorksScreen.tsx";
import { palm } from "#app/features/catalogue/works.fixture.ts";
import { salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { facial, masters } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const titles = ["Alta", "Braid", "Colour", "Dots", "Eyes", "Fringe"];
const card = (title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
const up = (title: string) => page.getByRole("button", { name: `Move ${title} up` });
const down = (title: string) => page.getByRole("button", { name: `Move ${title} down` });

for (const width of [1440, 1000, 390]) {
  test(`repeated presses in one place keep moving the same work, ${width} pixels wide`, async () => {
    await open(width);
    await pointAt(down("Alta"));
    await userEvent.pointer("[MouseLeft]");
    await expectOrder("Braid", "Alta", "Colour", "Dots", "Eyes", "Fringe");
    await userEvent.pointer("[MouseLeft]");
    await expectOrder("Braid", "Colour", "Alta", "Dots", "Eyes", "Fringe");
    await userEvent.pointer("[MouseLeft]");
    await expectOrder("Braid", "Colour", "Dots", "Alta", "Eyes", "Fringe");
    await expect.element(down("Alta")).toHaveFocus();
    expect(getComputedStyle(card("Alta").element()).outlineStyle).toBe("solid");
  });
}

test("presses do nothing once the work is first", async () => {
  await open(1440);
  await pointAt(up("Braid"));
  await userEvent.pointer("[MouseLeft]");
  await expectOrder("Braid", "Alta", "Colour", "Dots", "Eyes", "Fringe");
  await userEvent.pointer("[MouseLeft]");
  await userEvent.pointer("[MouseLeft]");
  await expect.element(up("Braid")).toHaveFocus();
  await expectOrder("Braid", "Alta", "Colour", "Dots", "Eyes", "Fringe");
  expect(sentWith("orderWorks")).toHaveLength(1);
});

test("a pointer that has moved presses what is under it", async () => {
  await open(1440);
  await pointAt(down("Alta"));
  await userEvent.pointer("[MouseLeft]");
  await expectOrder("Braid", "Alta", "Colour", "Dots", "Eyes", "Fringe");
  await pointAt(down("Colour"));
  await pointAt(down("Braid"));
  await userEvent.pointer("[MouseLeft]");
  await expectOrder("Alta", "Braid", "Colour", "Dots", "Eyes", "Fringe");
});

async function open(width: number) {
  await page.viewport(width, 900);
  let works = titles.map((title) => ({ ...palm, _id: title, title }));
  salonAnswers({
    listAllWorks: () => works,
    listServices: () => [facial],
    listMasters: () => masters,
    orderWorks: ({ body: { ids } }) => {
      works = works.toSorted((one, other) => ids.indexOf(one._id) - ids.indexOf(other._id));
      return { modifiedCount: works.length };
    },
  });
  await show(<WorksScreen />, { at: "/dashboard/portfolio" });
  await expectOrder(...titles);
}

/** Points at a button, also if it has moved meanwhile, as when pictures or fonts arrive. */
async function pointAt(what: Locator) {
  await expect
    .poll(async () => {
      const { left, top } = what.element().getBoundingClientRect();
      await userEvent.pointer({ coords: { x: left + 20, y: top + 20 } });
      return what.element().matches(":hover");
    })
    .toBe(true);
}

async function expectOrder(...order: string[]) {
  const list = page.getByRole("list", { name: "Works" });
  await expect
    .poll(() => [...list.element().querySelectorAll("h2")].map(({ textContent }) => textContent))
    .toEqual(order);
}

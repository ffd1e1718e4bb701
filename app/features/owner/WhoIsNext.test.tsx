import "#app/features/owner/admin-home.css";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { WhoIsNext } from "#app/features/owner/WhoIsNext.tsx";
import { visitOf } from "#tests/support/components/calendar-data.ts";
import { anika, facial, labonno, massage, masters } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

test("the narrowest phone breaks no name of a guest within a word", async () => {
  await page.viewport(288, 844);
  const first = visitOf("Zara Mahmud", [facial, labonno, "15:00", "16:00"]);
  const then = visitOf("Farhana Chowdhury", [facial, labonno, "16:00", "17:00"]);
  await show(<WhoIsNext visits={[first, then]} masters={masters} now={Date.now()} />);
  const name = page.getByRole("link", { name: /^Farhana/ });
  await expect.element(name).toBeVisible();
  const [text] = name.element().childNodes;
  for (const [from, to] of [
    [0, 7],
    [8, 17],
  ] as const) {
    const word = document.createRange();
    word.setStart(text as Node, from);
    word.setEnd(text as Node, to);
    expect(word.getClientRects()).toHaveLength(1);
  }
});

test("masters are called by their first names", async () => {
  const visit = visitOf("Tuli Roy", [facial, anika, "16:00", "17:00"], [massage, labonno, "17:00", "18:30"]);
  await show(<WhoIsNext visits={[visit]} masters={masters} now={Date.now()} />);
  await expect.element(page.getByText(/, Anika and Labonno$/)).toBeVisible();
});

test("of two masters with one first name each is called by the full name", async () => {
  const noor = { ...labonno, _id: "noor", name: "Labonno Noor" };
  const visit = visitOf("Tuli Roy", [facial, anika, "16:00", "17:00"], [massage, labonno, "17:00", "18:30"]);
  await show(<WhoIsNext visits={[visit]} masters={[...masters, noor]} now={Date.now()} />);
  await expect.element(page.getByText(/, Anika and Labonno Das$/)).toBeVisible();
});

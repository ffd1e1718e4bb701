import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { useDeskCounts } from "#app/data/desk-news.ts";
import { keys } from "#app/data/keys.ts";
import { Messages } from "#app/features/messages/Messages.tsx";
import type { ContactMessage } from "#contract/contact.ts";
import { newsOf } from "#tests/support/components/desk-news.ts";
import { expectNoise } from "#tests/support/components/noise.ts";
import { pageOf, refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

const from = (firstName: string): ContactMessage => ({
  ...{ _id: firstName, firstName, lastName: "Roy", email: "roy@example.com", mobile: "01711000000" },
  ...{ message: "Do you do bridal trials?", date: "2026-11-20T10:00:00+06:00", handledAt: null },
});

const tab = (name: string) => page.getByRole("tab", { name });
const card = (name: string) => page.getByText(`${name} Roy`);

beforeEach(() => {
  salonAnswers({
    readDeskNews: () => newsOf({ messages: 2 }),
    listContactMessages: ({ query }) => {
      if (query?.handled === "true") return pageOf([], { total: 0 });
      return query?.cursor === "Tuli"
        ? pageOf([from("Mina")], { total: 2 })
        : pageOf([from("Tuli")], { total: 2, next: "Tuli" });
    },
  });
});

test("the first page shows the number of messages, and a button loads earlier ones", async () => {
  await show(<Messages />);
  await expect.element(tab("To answer (2)")).toBeVisible();
  await expect.element(card("Tuli")).toBeVisible();
  await expect.element(card("Mina")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Show earlier ones" }).click();
  await expect.element(card("Mina")).toBeVisible();
  await expect.element(card("Tuli")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Show earlier ones" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("listitem").nth(1)).toHaveFocus();
});

test("earlier messages that do not load are said to, and the button asks for them again", async () => {
  expectNoise(/409/);
  const earlier = { answers: false };
  salonAnswers({
    listContactMessages: ({ query }) => {
      if (query?.cursor !== "Tuli") return pageOf([from("Tuli")], { total: 2, next: "Tuli" });
      return earlier.answers ? pageOf([from("Mina")], { total: 2 }) : refusal("not_found");
    },
  });
  await show(<Messages />);
  const more = page.getByRole("button", { name: "Show earlier ones" });
  await more.click();
  await expect.element(page.getByText(/^The messages did not load/)).toBeVisible();
  await expect.element(card("Tuli")).toBeVisible();
  earlier.answers = true;
  await more.click();
  await expect.element(card("Mina")).toBeVisible();
  await expect.element(page.getByText(/^The messages did not load/)).not.toBeInTheDocument();
});

test("a marked message leaves its list at once and returns if the server refuses, and closing the page asks until then", async () => {
  expectNoise(/409/);
  let refuse = (_refused: ReturnType<typeof refusal>) => {};
  salonAnswers({
    handleContactMessage: () =>
      new Promise((resolve) => {
        refuse = resolve;
      }),
  });
  await show(<Messages />);
  await page.getByRole("button", { name: /^Mark as handled/ }).click();
  await expect.element(card("Tuli")).not.toBeInTheDocument();
  await expect.element(tab("To answer (1)")).toBeVisible();
  expect(asksBeforeItCloses()).toBe(true);
  refuse(refusal("not_found", { detail: "There is no such message." }));
  await expect.element(card("Tuli")).toBeVisible();
  await expect.element(tab("To answer (2)")).toBeVisible();
  expect(sentWith("handleContactMessage")[0]?.body).toEqual({ handled: true });
  expect(asksBeforeItCloses()).toBe(false);
});

test("no number of messages is said until it is known", async () => {
  salonAnswers({ listContactMessages: () => new Promise<never>(() => {}) });
  await show(<Messages />);
  await expect.element(page.getByRole("tab", { name: "To answer", exact: true })).toBeVisible();
  await expect.element(page.getByRole("tab", { name: "Handled", exact: true })).toBeVisible();
});

test("the list that is shown stays in the address, for Back and for a reload", async () => {
  const { address } = await show(<Messages />, { at: "/dashboard/messages?state=handled" });
  await expect.element(tab("Handled (0)")).toHaveAttribute("aria-selected", "true");
  await tab("To answer (2)").click();
  await expect.element(card("Tuli")).toBeVisible();
  await expect.poll(address).toBe("/dashboard/messages");
  await tab("Handled (0)").click();
  await expect.poll(address).toBe("/dashboard/messages?state=handled");
});

test("the focus stays in the list when a message leaves it", async () => {
  salonAnswers({ handleContactMessage: () => ({ modifiedCount: 1 }) });
  await show(<Messages />);
  await page.getByRole("button", { name: "Show earlier ones" }).click();
  await expect.element(card("Mina")).toBeVisible();
  await page.getByRole("button", { name: /^Mark as handled.*Tuli/ }).click();
  await expect.poll(() => document.activeElement?.textContent).toBe("Mina Roy");
});

test("the second press of a double click does not mark the message that moved under the pointer", async () => {
  let open = [from("Tuli"), from("Mina")];
  salonAnswers({
    listContactMessages: ({ query }) => pageOf(query?.handled === "true" ? [] : open, { total: open.length }),
    handleContactMessage: () => {
      open = open.slice(1);
      return { modifiedCount: 1 };
    },
  });
  await show(<Messages />);
  await page.getByRole("button", { name: /^Mark as handled.*Tuli/ }).click();
  await expect.element(card("Tuli")).not.toBeInTheDocument();
  const next = page.getByRole("button", { name: /^Mark as handled.*Mina/ });
  next.element().dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
  await expect.element(next).toBeVisible();
  expect(sentWith("handleContactMessage")).toHaveLength(1);
});

/** Whether the browser would ask before it closes the page. */
function asksBeforeItCloses(): boolean {
  return !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
}

test("an open list shows a message that came, as soon as the menu counts it", async () => {
  await show(
    <>
      <Menu />
      <Messages />
    </>,
  );
  await expect.element(tab("To answer (2)")).toBeVisible();
  await expect.poll(() => sentWith("readDeskNews")).toHaveLength(1);
  salonAnswers({
    readDeskNews: () => newsOf({ messages: 3 }),
    listContactMessages: ({ query }) =>
      query?.handled === "true"
        ? pageOf([], { total: 0 })
        : pageOf([from("Nova"), from("Tuli"), from("Mina")], { total: 3 }),
  });
  readNews();
  await expect.poll(() => sentWith("readDeskNews")).toHaveLength(2);
  await expect.element(tab("To answer (3)")).toBeVisible();
  await expect.element(card("Nova")).toBeVisible();
});

let readNews = () => {};

/** The menu, which reads its numbers every minute. */
function Menu() {
  const queries = useQueryClient();
  useDeskCounts("staff");
  useEffect(() => {
    readNews = () => void queries.invalidateQueries({ queryKey: keys.deskNews });
  });
  return null;
}

import { expect, test } from "vitest";
import type { Sent } from "#contract/calls.ts";
import { giftCardGroups } from "#domain/gift-cards.ts";
import { call, refused } from "#tests/support/calls.ts";
import { bookWithGift, buyGiftCard, gift, soldGiftCard } from "#tests/support/gift-cards.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const owner = givenOwner(salon);

async function list(query: Sent<"listGiftCards">["query"]) {
  const { cards, counts } = await call(salon, "listGiftCards", { query }, staff);
  return { ids: cards.map(({ _id }) => _id), states: cards.map(({ state }) => state), counts };
}

test("the desk lists cards by group, and each group says how many it has", async () => {
  const guest = await addPerson(salon);
  const part = await soldGiftCard(salon, staff, 300);
  await bookWithGift(salon, guest, await freeVisit(salon), part.code);
  const used = await soldGiftCard(salon, staff, 10);
  await bookWithGift(salon, guest, await freeVisit(salon, "Hair Cut & Finish"), used.code);
  const unused = await soldGiftCard(salon, staff, 50);
  const waiting = await buyGiftCard(salon, guest, { email: "m@example.com", sendOn: "2026-11-27" });
  const refunded = await soldGiftCard(salon, staff, 60);
  await call(salon, "refundGiftCard", { params: { id: refunded.id } }, owner);
  const groups = {
    part: [part.id],
    unused: [waiting.id, unused.id],
    used: [used.id],
    refunded: [refunded.id],
  };
  for (const only of giftCardGroups) expect((await list({ only })).ids).toEqual(groups[only]);
  expect((await list({})).counts).toEqual({ part: 1, unused: 2, used: 1, refunded: 1 });
  const next = await list({ only: "unused", limit: 1, cursor: waiting.id });
  expect(next).toMatchObject({ ids: [unused.id], counts: undefined });
});

test("the desk finds a card by parts of its names or its address, in any case", async () => {
  const guest = await addPerson(salon);
  const { id } = await buyGiftCard(salon, guest, {
    to: "Zarin Tasnia",
    from: "Her Office",
    email: "zarin_t@example.com",
  });
  for (const search of ["zarin", "TASNIA off", "zarin_t@", "arin"]) {
    expect((await list({ search })).ids).toEqual([id]);
  }
  for (const search of ["zarinxt@", "zarin gone", "%"]) expect((await list({ search })).ids).toEqual([]);
  expect((await list({ search: gift.to })).ids).not.toContain(id);
  const { code } = await refused(salon, "listGiftCards", { query: { only: "lost" as "used" } }, staff);
  expect(code).toBe("invalid_input");
});

import { expect, test } from "vitest";
import { call } from "#tests/support/calls.ts";
import { days, hours } from "#tests/support/clock.ts";
import { askFor, bookInPart } from "#tests/support/deposits.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);

let written = 0;

/** Writes visits of one hour to the database. */
async function write(
  ids: readonly string[],
  about: { at: number; state?: "completed" | "confirmed" | "cancelled" },
) {
  written += 1;
  const phone = `019${String(written).padStart(8, "0")}`;
  const guest = {
    id: `${ids[0]}-guest`,
    name: "Nadia Counted",
    phone: "01711204118",
    address: "",
    email: "",
  };
  await salon.app.engine.write
    .insertInto("guests")
    .values({
      ...guest,
      phone_key: phone,
      user_id: null,
      merged_into: null,
      created_at: 0,
      active_at: 0,
      listed: 1,
      forgotten_at: null,
    })
    .execute();
  await salon.app.engine.write
    .insertInto("bookings")
    .values(
      ids.map((id) => ({
        ...{ id, guest_id: guest.id, name: guest.name, phone: guest.phone, email: "" },
        ...{ user_id: null, purchase_id: null, service_name: "Facial", price_cents: 1250, card_cents: 0 },
        ...{ discount: null, transaction_id: "", note: "", created_at: 0, source: null },
        ...{ state: about.state ?? "confirmed", starts_at: about.at, ends_at: about.at + hours(1) },
      })),
    )
    .execute();
  return guest.id;
}

test("the owner exports every coming visit, page by page, each once, without past or cancelled ones", async () => {
  const at = salon.clock.now() + days(3);
  const ids = Array.from({ length: 1100 }, (_, index) => `coming-${index}`);
  await write(ids, { at });
  await write(["over"], { at: salon.clock.now() - days(3) });
  await write(["cancelled"], { at, state: "cancelled" });
  const found: (string | undefined)[] = [];
  let pages = 0;
  for (let after: string | null = ""; after !== null; pages++) {
    const page: { lines: { externalId?: string | undefined }[]; next: string | null } = await call(
      salon,
      "exportLines",
      { params: { kind: "visits" }, query: after === "" ? {} : { after } },
      owner,
    );
    found.push(...page.lines.map(({ externalId }) => externalId));
    after = page.next;
  }
  expect(pages).toBe(2);
  expect(found.filter((id) => id?.startsWith("coming-"))).toHaveLength(ids.length);
  expect(new Set(found).size).toBe(found.length);
  expect(found).not.toContain("over");
  expect(found).not.toContain("cancelled");
});

test("a visit's line shows what was paid by card, by gift card or at the desk, and what is due", async () => {
  await askFor(salon, owner, { kind: "amount", amount: 8 });
  const guest = await addPerson(salon, { verified: true });
  const visit = await freeVisit(salon, "Hair Cut & Finish");
  const { price } = visit.service;
  const { id } = await bookInPart(salon, guest, visit);
  expect(await lineOf(id)).toMatchObject({ price: amount(price), paid: "8.00", due: amount(price - 8) });
  await call(salon, "recordPayment", { params: { id }, body: { method: "cash" } }, owner);
  expect(await lineOf(id)).toMatchObject({ paid: amount(price), due: "0.00" });
});

const amount = (dollars: number) => dollars.toFixed(2);

async function lineOf(id: string) {
  const { lines } = await call(salon, "exportLines", { params: { kind: "visits" }, query: {} }, owner);
  return lines.find(({ externalId }) => externalId === id);
}

test("a guest's file shows the last visit and what is owed", async () => {
  const at = salon.clock.now() - days(10);
  const id = await write(["completed"], { at, state: "completed" });
  const { guests } = await call(salon, "exportGuests", { query: {} }, owner);
  expect(guests.find(({ _id }) => _id === id)).toMatchObject({
    lastVisit: new Date(at).toISOString(),
    owes: 12.5,
  });
});

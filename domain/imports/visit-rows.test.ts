import fc from "fast-check";
import { expect, test } from "vitest";
import { at, diaryOf } from "#domain/availability/salon.fixture.ts";
import type { KnownGuest } from "#domain/imports/guest-rows.ts";
import { type KnownVisit, keyOfVisit } from "#domain/imports/known-visit.ts";
import { placesIn } from "#domain/imports/places.ts";
import { type KnownForVisits, planVisits, type VisitLine } from "#domain/imports/visit-rows.ts";

const line = (about: Partial<VisitLine> = {}): VisitLine => ({
  row: 2,
  externalId: "",
  name: "Nadia Islam",
  number: "01711204118",
  email: "",
  guestId: "",
  date: "2026-11-24",
  time: "14:00",
  services: "Facial",
  master: "",
  minutes: "",
  price: "",
  note: "",
  ...about,
});

const salon = (about: Partial<KnownForVisits> = {}): KnownForVisits => ({
  guests: { byExternalId: new Map(), byNumber: new Map(), byEmail: new Map() },
  visits: new Map(),
  services: new Map(
    ["facial", "massage"].map((id) => [id, { id, variantOf: null, addOnTo: [], minutes: 60 }]),
  ),
  serviceIds: new Map([
    ["facial", "facial"],
    ["massage", "massage"],
  ]),
  masters: new Map([
    ["sadia", "sadia"],
    ["farzana", "farzana"],
    ["mita", null],
  ]),
  zone: "Asia/Dhaka",
  currency: "usd",
  now: at("12:00", "2026-11-23"),
  monthFirst: false,
  place: placesIn(diaryOf()),
  ...about,
});

test("a note as long as the desk can write is imported", () => {
  expect(planVisits([line({ note: "a".repeat(1000) })], salon())).toMatchObject([{ becomes: "new" }]);
});

test("a visit gets its place with its master and its price, and a new guest", () => {
  const [outcome] = planVisits([line({ master: "Sadia", price: "$20", minutes: "90" })], salon());
  expect(outcome).toMatchObject({
    becomes: "new",
    fields: {
      guest: { newAt: 2 },
      priceCents: 2000,
      why: null,
      place: { items: [{ masterId: "sadia", startsAt: at("14:00"), endsAt: at("15:30") }] },
    },
  });
});

test('an hour claimed twice with one master goes to the first line, and "anyone" yields to a named master', () => {
  const lines = [
    line({ master: "" }),
    line({ row: 3, number: "01711204119", name: "Rima", master: "Sadia" }),
    line({ row: 4, number: "01711204110", name: "Tuli", master: "Sadia" }),
    line({ row: 5, number: "01711204111", name: "Rokeya", date: "2026-11-25" }),
  ];
  const places = planVisits(lines, salon()).map((outcome) =>
    outcome.becomes === "new" ? (outcome.fields.place?.items[0]?.masterId ?? outcome.fields.why) : "",
  );
  expect(places).toEqual(["farzana", "sadia", "taken", "closed"]);
});

test.each([
  [{ number: "" }, "no_contact"],
  [{ date: "2026-11-23", time: "11:00" }, "past"],
  [{ date: "2029-11-24" }, "too_far"],
  [{ time: "" }, "wrong_date"],
  [{ services: "Nails" }, "unknown_service"],
  [{ master: "Mita" }, "unknown_master"],
  [{ minutes: "7" }, "wrong_minutes"],
  [{ price: "৳ 20" }, "other_currency"],
  [{ note: "x".repeat(1001) }, "too_long"],
] as const)("a line with %j is refused: %s", (about, reason) => {
  expect(planVisits([line(about)], salon())).toEqual([{ becomes: "refused", row: 2, reason }]);
});

test("one number with two names means two people, and the second line is refused", () => {
  const lines = [line(), line({ row: 3, name: "Rima", time: "16:00" }), line({ row: 4, time: "18:00" })];
  expect(planVisits(lines, salon())).toMatchObject([
    { becomes: "new" },
    { reason: "other_name", otherRow: 2 },
    { becomes: "new", fields: { guest: { newAt: 2 } } },
  ]);
});

const imported: KnownVisit = {
  id: "v-1",
  name: "Nadia Islam",
  guestId: "nadia",
  startsAt: at("14:00"),
  serviceIds: ["facial"],
};

test.each([
  [{}, { becomes: "unchanged", keeps: [] }],
  [{ time: "16:00" }, { becomes: "unchanged", keeps: ["date"] }],
  [{ services: "Massage" }, { becomes: "unchanged", keeps: ["services"] }],
  [{ name: "Rima" }, { becomes: "refused", reason: "id_of_other" }],
] as const)("a visit's id counts if its guest agrees: %j", (about, outcome) => {
  const visits = new Map([["V-1", imported]]);
  expect(planVisits([line({ externalId: "V-1", ...about })], salon({ visits }))).toMatchObject([outcome]);
});

test("one id for two visits of a guest is reported, even if the first one is already here", () => {
  const lines = [line({ externalId: "V-1" }), line({ row: 3, externalId: "V-1", time: "16:00" })];
  const refused = { becomes: "refused", reason: "id_of_other", otherRow: 2 };
  expect(planVisits(lines, salon())).toMatchObject([{ becomes: "new" }, refused]);
  const visits = new Map([["V-1", imported]]);
  expect(planVisits(lines, salon({ visits }))).toMatchObject([{ becomes: "unchanged" }, refused]);
});

test("a guest of an earlier line may be referenced by id alone", () => {
  const lines = [
    line({ guestId: "G-1" }),
    line({ row: 3, guestId: "G-1", number: "", time: "16:00" }),
    line({ row: 4, guestId: "G-2", number: "", time: "18:00" }),
  ];
  expect(planVisits(lines, salon())).toMatchObject([
    { becomes: "new" },
    { becomes: "new", fields: { guest: { newAt: 2 } } },
    { becomes: "refused", reason: "no_contact" },
  ]);
});

test("no two visits of a file share a cell, and a second import of the file changes nothing", () => {
  const anyLine = fc.record({
    externalId: fc.constantFrom("", "1", "2", "3"),
    name: fc.constantFrom("Nadia", "Rima"),
    number: fc.constantFrom("01711204118", "01711204119", ""),
    time: fc.constantFrom("14:00", "14:30", "15:00", "19:30", "14:02"),
    services: fc.constantFrom("Facial", "Massage", "Facial, Massage"),
    master: fc.constantFrom("", "Sadia", "Farzana"),
  });
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 10 }), (drawn) => {
      const lines = drawn.map((about, index) => line({ ...about, row: index + 2 }));
      const taken = new Set<string>();
      const visits = new Map<string, KnownVisit>();
      const byNumber = new Map<string, KnownGuest[]>();
      for (const outcome of planVisits(lines, salon())) {
        if (outcome.becomes !== "new") continue;
        const { fields, externalId, row } = outcome;
        for (const { resourceId, cell } of fields.place?.claims ?? []) {
          expect(taken.has(`${resourceId} ${cell}`)).toBe(false);
          taken.add(`${resourceId} ${cell}`);
        }
        const { name, number, email } = fields;
        const guest = byNumber.get(number)?.[0] ?? {
          ...{ id: `g ${number}`, hasAccount: false, name, number, email, address: "", notes: [] },
        };
        byNumber.set(number, [guest]);
        const { wanted: startsAt, serviceIds } = fields;
        const visit = { id: `v-${row}`, name, guestId: guest.id, startsAt, serviceIds };
        if (externalId !== "") visits.set(externalId, visit);
        visits.set(keyOfVisit(guest.id, fields.wanted, fields.serviceIds), visit);
      }
      const guests = { byExternalId: new Map(), byNumber, byEmail: new Map() };
      for (const again of planVisits(lines, salon({ guests, visits }))) expect(again.becomes).not.toBe("new");
    }),
    { numRuns: 60 },
  );
});

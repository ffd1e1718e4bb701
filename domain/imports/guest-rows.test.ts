import { expect, test } from "vitest";
import {
  type GuestLine,
  type GuestOutcome,
  type KnownGuest,
  type KnownGuests,
  planGuests,
} from "#domain/imports/guest-rows.ts";

const line = (about: Partial<GuestLine>, row = 1): GuestLine => ({
  row,
  externalId: "",
  name: "Nadia Islam",
  number: "01711204118",
  email: "",
  address: "",
  note: "",
  ...about,
});
const lines = (...about: Partial<GuestLine>[]) => about.map((one, index) => line(one, index + 1));

const nadia: KnownGuest = {
  id: "nadia",
  hasAccount: false,
  name: "Nadia Islam",
  number: "01711204118",
  email: "",
  address: "",
  notes: [],
};
const nobody: KnownGuests = { byExternalId: new Map(), byNumber: new Map(), byEmail: new Map() };
const having = (...guests: KnownGuest[]): KnownGuests => ({
  ...nobody,
  byNumber: Map.groupBy(guests, ({ number }) => number),
  byEmail: Map.groupBy(
    guests.filter(({ email }) => email !== ""),
    ({ email }) => email,
  ),
});

const becomes = (outcomes: GuestOutcome[]) =>
  outcomes.map((outcome) => (outcome.becomes === "refused" ? outcome.reason : outcome.becomes));

test("a line with a name and a number, or an address, is a new guest with cleaned-up values", () => {
  const [first, second] = planGuests(
    lines(
      { name: "  Nadia \n Islam ", number: "+880 1711-204118", note: " No mustard oil " },
      { number: "", email: "Rima@Example.com" },
    ),
    nobody,
  );
  expect(first).toMatchObject({
    becomes: "new",
    fields: { name: "Nadia Islam", number: "+8801711204118", note: "No mustard oil" },
  });
  expect(second).toMatchObject({ becomes: "new", fields: { email: "rima@example.com" } });
});

test("the leading zero that a spreadsheet removed from a mobile number is restored", () => {
  const [outcome] = planGuests(lines({ number: "1711204118" }), nobody);
  expect(outcome).toMatchObject({ fields: { number: "01711204118" } });
  expect(becomes(planGuests(lines({ number: "1711204118" }), having(nadia)))).toEqual(["unchanged"]);
});

test.each([
  ["empty", { name: "", number: " " }],
  ["no_name", { name: "" }],
  ["no_contact", { number: "" }],
  ["wrong_number", { number: "01711 20" }],
  ["wrong_number", { number: "8.80171E+12" }],
  ["wrong_email", { email: "nadia@" }],
  ["too_long", { note: "x".repeat(1001) }],
] as const)("a line is refused as %s, with a message", (reason, about) => {
  expect(becomes(planGuests(lines(about), nobody))).toEqual([reason]);
});

test("of two lines with one number the second is refused and names the first", () => {
  const outcomes = planGuests(lines({}, { name: "nadia islam" }, { name: "Salma B." }), nobody);
  expect(outcomes).toMatchObject([
    { becomes: "new" },
    { reason: "twice", otherRow: 1 },
    { reason: "other_name", otherRow: 1 },
  ]);
});

test("a guest is recognized by the other system's id, then the number, then the address, never the name", () => {
  const mail = { ...nadia, id: "mail", number: "", email: "n@example.com" };
  const called = { ...nadia, id: "called", name: "Nadia Rahman", number: "01811111111" };
  const known: KnownGuests = { ...having(nadia, mail), byExternalId: new Map([["C-7", called]]) };
  const found = (about: Partial<GuestLine>) => {
    const [outcome] = planGuests(lines(about), known);
    return outcome && "known" in outcome ? outcome.known.id : outcome?.becomes;
  };
  expect(found({ externalId: "C-7", number: "01811111111" })).toBe("called");
  expect(found({ externalId: "C-8", email: "n@example.com" })).toBe("nadia");
  expect(found({ number: "01811111111", email: "n@example.com" })).toBe("mail");
  expect(found({ number: "01811111111" })).toBe("new");
  expect(becomes(planGuests(lines({ externalId: "C-7" }), known))).toEqual(["two_guests"]);
});

test("an id that another program gave to somebody else matches nobody", () => {
  const known: KnownGuests = { ...nobody, byExternalId: new Map([["17", nadia]]) };
  const about = { externalId: "17", name: "Salma Begum", number: "01811111111" };
  expect(becomes(planGuests(lines(about), known))).toEqual(["two_guests"]);
  expect(becomes(planGuests(lines({ ...about, name: "nadia islam" }), known))).toEqual(["unchanged"]);
});

test("an account with the number is matched if the name agrees, since anybody can type a number", () => {
  const account = having({ ...nadia, hasAccount: true });
  expect(becomes(planGuests(lines({ name: "nadia islam" }), account))).toEqual(["unchanged"]);
  expect(becomes(planGuests(lines({ name: "Salma Begum" }), account))).toEqual(["several_guests"]);
});

test("when a family shares a number, the name decides, and nobody is guessed", () => {
  const family = having(nadia, { ...nadia, id: "tuli", name: "Tuli Islam" });
  expect(planGuests(lines({ name: "tuli islam" }), family)).toMatchObject([{ known: { id: "tuli" } }]);
  expect(becomes(planGuests(lines({ name: "Rima" }), family))).toEqual(["several_guests"]);
});

test("an existing guest gets missing values and keeps the rest", () => {
  const about = { name: "N. Islam", email: "n@example.com", address: "Lalmatia", note: "No mustard oil" };
  const [outcome] = planGuests(lines(about), having({ ...nadia, address: "14 Asad Avenue" }));
  expect(outcome).toMatchObject({
    becomes: "joined",
    adds: { email: "n@example.com", note: "No mustard oil" },
    keeps: ["name", "address"],
  });
});

test("an account's address is never replaced, and the fifty-first note is refused", () => {
  const full = { ...nadia, hasAccount: true, notes: Array.from({ length: 50 }, (_, index) => `${index}`) };
  const [outcome] = planGuests(lines({ email: "n@example.com", note: "one more" }), having(full));
  expect(outcome).toMatchObject({ becomes: "unchanged", adds: {}, keeps: ["email", "note"] });
});

test("a second import of a file changes nothing, whatever it contains", () => {
  const texts = ["", "a", "Nadia", "01711204118", "1711204118", "01811111111", "n@example.com", "বনানী"];
  let seed = 7;
  const some = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return texts[seed % texts.length] ?? "";
  };
  for (let round = 0; round < 300; round++) {
    const file = Array.from({ length: 12 }, (_, index) => ({
      row: index + 1,
      externalId: some(),
      name: some(),
      number: some(),
      email: some(),
      address: some(),
      note: some(),
    }));
    const first = planGuests(file, nobody);
    const second = planGuests(file, written(first));
    const changed = second.filter((outcome) => outcome.becomes === "new" || outcome.becomes === "joined");
    expect(changed).toEqual([]);
  }
});

/** The guests that an empty salon has once a plan is carried out. */
function written(outcomes: GuestOutcome[]): KnownGuests {
  const made = outcomes.flatMap((outcome) => {
    if (outcome.becomes !== "new") return [];
    const { note, ...fields } = outcome.fields;
    const notes = note === "" ? [] : [note];
    return [{ ...fields, id: `${outcome.row}`, externalId: outcome.externalId, hasAccount: false, notes }];
  });
  const withText = (key: "externalId" | "number" | "email") => made.filter((guest) => guest[key] !== "");
  return {
    byExternalId: new Map(withText("externalId").map((guest) => [guest.externalId, guest])),
    byNumber: Map.groupBy(withText("number"), ({ number }) => number),
    byEmail: Map.groupBy(withText("email"), ({ email }) => email),
  };
}

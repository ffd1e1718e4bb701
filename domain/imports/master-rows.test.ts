import fc from "fast-check";
import { expect, test } from "vitest";
import { namesIn, readWeek } from "#domain/imports/cells.ts";
import {
  type KnownMaster,
  type KnownMasters,
  type MasterLine,
  planMasters,
} from "#domain/imports/master-rows.ts";

const services = new Map([
  ["facial", "f"],
  ["threading, brows", "t"],
  ["hair cut & finish", "h"],
]);
const line = (about: Partial<MasterLine> = {}): MasterLine => ({
  row: 2,
  externalId: "",
  name: "Rina Das",
  nameBn: "",
  role: "",
  number: "",
  email: "",
  bio: "",
  services: "",
  hours: "",
  ...about,
});
const master = (id: string, about: Partial<KnownMaster> = {}): KnownMaster => ({
  id,
  name: "Rina Das",
  nameBn: "",
  role: "Hair",
  bio: "",
  worksHere: true,
  ...about,
});
const salon = (
  all: KnownMaster[] = [],
  ids: Record<string, string> = {},
  contacts: Record<string, string> = {},
): KnownMasters => {
  const byId = new Map(all.map((one) => [one.id, one]));
  const called = (values: Record<string, string>) =>
    new Map(
      Object.entries(values).flatMap(([value, id]) => {
        const one = byId.get(id);
        return one ? [[value, one] as const] : [];
      }),
    );
  return { all, byExternalId: new Map([...byId, ...called(ids)]), byContact: called(contacts) };
};
const plan = (lines: MasterLine[], known = salon()) => planMasters(lines, known, services);

test("a line with a name is a new master, with services and hours if the file has them", () => {
  expect(plan([line()])).toMatchObject([{ becomes: "new", fields: { serviceIds: null, hours: null } }]);
  const told = line({
    services: "Facial; Threading, brows",
    hours: "Sat-Sun 10:00-14:00",
    number: "1711204118",
  });
  expect(plan([told])).toMatchObject([
    {
      becomes: "new",
      contacts: ["01711204118"],
      fields: { serviceIds: ["f", "t"], hours: [{ weekday: 6 }, { weekday: 0 }] },
    },
  ]);
});

test.each([
  [{ name: "" }, "empty"],
  [{ name: "", role: "Hair" }, "no_name"],
  [{ number: "01" }, "wrong_number"],
  [{ email: "rina" }, "wrong_email"],
  [{ services: "Facial, Massage" }, "unknown_service"],
  [{ hours: "daily" }, "wrong_hours"],
  [{ bio: "x".repeat(1001) }, "too_long"],
] as const)("a line with %j is refused: %s", (about, reason) => {
  expect(plan([line(about)])).toEqual([{ becomes: "refused", row: 2, reason }]);
});

test("a master is recognized by an id, a number or an address, each with the name, never by the name alone", () => {
  const known = salon(
    [master("m-1"), master("m-2", { name: "Mita Roy" })],
    { "7": "m-1" },
    { "01711204118": "m-1", "mita@example.com": "m-2" },
  );
  const found = (about: Partial<MasterLine>) => {
    const [outcome] = plan([line(about)], known);
    return outcome?.becomes === "refused" ? outcome.reason : outcome?.becomes;
  };
  expect(found({ externalId: "7" })).toBe("unchanged");
  expect(found({ number: "+8801711204118" })).toBe("unchanged");
  expect(found({ externalId: "m-1", name: "Rina Begum" })).toBe("unchanged");
  expect(found({ externalId: "7", name: "Sumi" })).toBe("other_name");
  expect(found({ number: "01711204118", email: "mita@example.com" })).toBe("two_masters");
  expect(found({})).toBe("same_name");
  expect(found({ name: "Sumi" })).toBe("new");
});

test("names in one cell are split, even if a name contains a separator", () => {
  expect(namesIn("Hair Cut & Finish, Facial", services)).toEqual(["h", "f"]);
  expect(namesIn("threading, brows", services)).toEqual(["t"]);
  expect(namesIn("Facial + Facial;", services)).toEqual(["f"]);
  expect(namesIn("Facial; Nails", services)).toBe("unknown");
  expect(namesIn(" ; ", services)).toBe("unknown");
});

test("a week is parsed from days, ranges of days and breaks", () => {
  expect(readWeek("Mon 9:00-13:00, 14:00-18:30; Fri-Sat ১০:০০-২৪:০০")).toEqual([
    { weekday: 1, opens: "09:00", closes: "13:00" },
    { weekday: 1, opens: "14:00", closes: "18:30" },
    { weekday: 5, opens: "10:00", closes: "24:00" },
    { weekday: 6, opens: "10:00", closes: "24:00" },
  ]);
  for (const wrong of [
    "Mon",
    "Mon 10:00-09:00",
    "Mon 10:00-12:00, 11:00-13:00",
    "Xyz 10:00-11:00",
    "Mon 10:03-11:00",
  ])
    expect(readWeek(wrong)).toBe("wrong");
});

test("a second import of a file changes nothing, whatever it contains", () => {
  const anyLine = fc.record({
    externalId: fc.constantFrom("", "1", "2"),
    name: fc.constantFrom("Rina", "rina", "Mita", ""),
    number: fc.constantFrom("", "01711204118", "01711204119", "1"),
    email: fc.constantFrom("", "a@example.com"),
    bio: fc.constantFrom("", "a"),
  });
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 10 }), (drawn) => {
      const lines = drawn.map((about, index) => line({ ...about, row: index + 2 }));
      const all: KnownMaster[] = [];
      const [ids, contacts]: Record<string, string>[] = [{}, {}];
      for (const outcome of plan(lines)) {
        if (outcome.becomes !== "new") continue;
        const id = `m-${outcome.row}`;
        all.push(master(id, outcome.fields));
        if (ids && outcome.externalId !== "") ids[outcome.externalId] = id;
        for (const contact of outcome.contacts ?? []) if (contacts) contacts[contact] = id;
      }
      for (const again of plan(lines, salon(all, ids, contacts)))
        expect(["unchanged", "refused"]).toContain(again.becomes);
    }),
  );
});

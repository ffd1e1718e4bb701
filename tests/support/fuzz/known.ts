import type { Operation } from "#tests/support/fuzz/requests.ts";
import type { Dice, Hints } from "#tests/support/fuzz/schema-values.ts";

/** Facts from earlier answers, so that later requests name things that exist. */
export interface Known {
  /** Stores the ids and the payments of an answer. */
  learn(operation: Operation, body: unknown): void;
  /** Adds a value to a kind by hand. */
  add(kind: string, value: unknown): void;
  hintsFor(dice: Dice, operation: Operation): Hints;
}

/** Only this many of each kind are kept, the latest ones. */
const mostKept = 60;

/** The kind of thing that a field names. */
const kindOfField: Record<string, string> = {
  service: "services",
  serviceIds: "services",
  ids: "services",
  master: "masters",
  masterId: "masters",
  masterIds: "masters",
  roomId: "rooms",
  moving: "bookings",
  bookingId: "bookings",
  transactionId: "payments",
  startsAt: "hours",
  endsAt: "hours",
  email: "emails",
  price: "prices",
  service_name: "names",
  rating: "ratings",
  cursor: "cursors",
  number: "numbers",
  mobile: "numbers",
  phone: "numbers",
  img: "pictures",
  image: "pictures",
  photo: "pictures",
  photoURL: "pictures",
};

/** Lists within an answer whose kind differs from the answer's. */
const kindOfList: Record<string, string> = {
  visits: "bookings",
  toArrange: "bookings",
  hits: "bookings",
  outside: "bookings",
  timeOff: "time-off",
  exceptions: "exceptions",
  deliveries: "deliveries",
  masters: "masters",
  services: "services",
  holds: "holds",
  slots: "hours",
};

export function createKnown(): Known {
  const kinds = new Map<string, unknown[]>([
    ["numbers", ["01700000001", "+8801711234567", "০১৭১১২৩৪৫৬৭"]],
    ["pictures", ["/art/mark.svg"]],
    ["masters", ["any"]],
    ["ratings", [5, "4", 1]],
  ]);

  function add(kind: string, value: unknown): void {
    const values = kinds.get(kind) ?? [];
    if (!kinds.has(kind)) kinds.set(kind, values);
    if (!values.includes(value)) values.push(value);
    if (values.length > mostKept) values.shift();
  }

  function walk(kind: string, value: unknown): void {
    if (Array.isArray(value)) for (const one of value.slice(0, 20)) walk(kind, one);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return;
    for (const [name, part] of Object.entries(value)) {
      if (name === "_id" || name === "insertedId") add(kind, part);
      else if (name === "purchaseId") add("purchases", part);
      else if (name === "next" || name === "cursor") add("cursors", part);
      else if (typeof part === "object") walk(kindOfList[name] ?? kind, part);
      else if (kindOfField[name] && part !== "") add(kindOfField[name], part);
    }
  }

  return {
    add,
    learn: ({ path }, body) => walk(kindOf(path), body),
    hintsFor:
      (dice, { path }) =>
      (field) => {
        const kind =
          field === "id" ? idsOf(path) : field === "token" ? kindOf(path) : (kindOfField[field] ?? "");
        const values = kinds.get(dice.chance(0.05) ? dice.pick([...kinds.keys()]) : kind) ?? [];
        return values.length > 0 ? dice.pick(values) : undefined;
      },
  };
}

/** The kind that an operation's answer is about: the first word of its path. */
function kindOf(path: string): string {
  return path.split("/")[1]?.replace("desk-bookings", "bookings") ?? "";
}

/** The kind that the id in a path names. */
function idsOf(path: string): string {
  const before = path.split("/{")[0]?.split("/").filter(Boolean) ?? [];
  return before.at(-1) === "admin" ? "users" : (before[0] ?? "").replace("desk-bookings", "bookings");
}

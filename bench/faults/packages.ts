import type { Answer } from "#contract/calls.ts";
import type { Person } from "#tests/support/people.ts";
import { callSalon } from "./calls.ts";
import { confirm, type Guest, type Promises, think } from "./guest.ts";
import type { Offer } from "./menu.ts";
import type { Stage } from "./stage.ts";

/** What the salon has said of packages, by the id of the bought one. */
export interface PackagePromises {
  /** The cents that each was sold for. */
  sold: Map<string, number>;
  /** Packages whose rest was given back. */
  returned: Set<string>;
}

/** Few sessions, so that their last is in demand; one price that sessions can't share evenly. */
const terms = [
  { sessions: 2, price: 11.01, months: null },
  { sessions: 5, price: 40, months: 6 },
];

/** Has the owner sell packages of the first services. A server that was killed may have made one without saying so. */
export async function makePackages(stage: Stage, owner: Person, offers: readonly Offer[]): Promise<void> {
  for (const [index, term] of terms.entries()) {
    const body = { serviceId: offers[index]?.serviceId ?? "", ...term };
    for (let tries = 1; tries <= 10; tries++) {
      if ((await callSalon(stage, "createPackage", owner, { body })).status > 0) break;
    }
  }
}

/** Buys a package. A browser may die before it is told. */
export async function buyPackage(guest: Guest): Promise<null> {
  const { stage, person, random, promises } = guest;
  const listed = await callSalon(stage, "listPackages", person);
  if (listed.status !== 200) return null;
  const packages = listed.body as unknown as Answer<"listPackages">;
  if (packages.length === 0) return null;
  const { _id: id, price } = random.pick(packages);
  const prepared = await callSalon(stage, "createPackagePayment", person, {
    params: { id },
    body: { price },
  });
  if (prepared.status !== 200) return null;
  const secret = String(prepared.body.clientSecret);
  const transactionId = secret.split("_secret_")[0] ?? "";
  await think(guest, 60);
  for (let tries = random.between(1, 2); tries > 0; tries--) await confirm(guest, transactionId, secret);
  if (random.chance(0.3)) return null;
  const make = () => callSalon(stage, "createBoughtPackage", person, { body: { transactionId } });
  const [made] = await Promise.all(random.chance(0.2) ? [make(), make()] : [make()]);
  if (made?.status === 200 || made?.status === 201)
    promises.packages.sold.set(String(made.body.insertedId), Math.round(price * 100));
  return null;
}

/** One's own package with a session for a service, if there is any. */
export async function pickPackage({ stage, person }: Guest, serviceId: string): Promise<string | undefined> {
  const { status, body } = await callSalon(stage, "listMyPackages", person);
  if (status !== 200) return undefined;
  const own = body as unknown as Answer<"listMyPackages">;
  return own.find(({ left, serviceId: of }) => left > 0 && of === serviceId)?._id;
}

/** Gives the rest of a package back to its buyer. */
export async function giveBackPackage({ stage, person, random, promises }: Guest): Promise<void> {
  const id = random.pick(["", ...promises.packages.sold.keys()]);
  if (id === "") return;
  const refund = () => callSalon(stage, "refundPackage", person, { params: { id } });
  const answers = await Promise.all(random.chance(0.3) ? [refund(), refund()] : [refund()]);
  if (answers.some(({ status }) => status === 200)) promises.packages.returned.add(id);
}

/** What must hold of packages beside their lines, which the check of the books compares. */
export async function judgePackages(stage: Stage, { packages }: Promises): Promise<string[]> {
  const db = stage.engine.read;
  const rows = await db
    .selectFrom("gift_cards")
    .select(["id", "worth_cents", "sold_at", "refunded_at"])
    .where("kind", "=", "package")
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const spent = await db
    .selectFrom("bookings")
    .innerJoin("gift_card_lines as line", "line.booking_id", "bookings.id")
    .select(["bookings.id", "bookings.state", "line.kind"])
    .whereRef("line.gift_card_id", "=", "bookings.package_id")
    .execute();
  const lines = Map.groupBy(spent, ({ id }) => id);
  return [
    ...[...packages.sold].flatMap(([id, cents]) => {
      const row = byId.get(id);
      return row?.sold_at && row.worth_cents === cents ? [] : [`package ${id} was sold and is not there`];
    }),
    ...[...packages.returned]
      .filter((id) => byId.get(id)?.refunded_at === null)
      .map((id) => `package ${id} was given back and is good still`),
    ...[...lines].flatMap(([id, of]) => {
      const returned = of.filter(({ kind }) => kind === "returned").length;
      const isCancelled = of[0]?.state === "cancelled";
      const isWhole =
        of.filter(({ kind }) => kind === "used").length === 1 && returned <= Number(isCancelled);
      return isWhole ? [] : [`visit ${id} has used or given back a session more often than once`];
    }),
  ];
}

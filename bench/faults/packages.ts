import { sql } from "kysely";
import type { Person } from "#tests/support/people.ts";
import { askSalon, callSalon } from "./calls.ts";
import type { Guest, Promises } from "./guest.ts";
import type { Offer } from "./menu.ts";
import { giveBack, judgeSold, payAndMake } from "./sold.ts";
import type { Stage } from "./stage.ts";

/** Few sessions, so that guests compete for the last one, and a price that does not divide evenly by the sessions. */
const terms = [
  { sessions: 2, price: 11.01, months: null },
  { sessions: 5, price: 40, months: 6 },
];

/**
 * Makes the owner sell packages of the first services. A server that was killed may have made one without saying so.
 */
export async function makePackages(stage: Stage, owner: Person, offers: readonly Offer[]): Promise<void> {
  for (const [index, term] of terms.entries()) {
    const body = { serviceId: offers[index]?.serviceId ?? "", ...term };
    for (let tries = 1; tries <= 10; tries++) {
      if ((await callSalon(stage, "createPackage", owner, { body })).status > 0) break;
    }
  }
}

/**
 * Sells some guests a package before anything fails. In a short round, few get to use a package that they buy during
 * it.
 */
export async function sellFirst(
  stage: Stage,
  owner: Person,
  guests: readonly Person[],
  { packages: promised }: Promises,
): Promise<void> {
  const packages = (await askSalon(stage, "listPackages", owner)) ?? [];
  for (const [index, { name, email, userId }] of guests.entries()) {
    const pack = packages[index % Math.max(1, packages.length)];
    if (!pack) return;
    const { _id: id, price } = pack;
    const about = { name, email, guestId: userId, number: `0171${String(2_000_000 + index)}` };
    const body = { ...about, price, method: "cash", key: crypto.randomUUID() };
    const { body: sold } = await callSalon(stage, "sellPackage", owner, { params: { id }, body });
    if (sold.insertedId) promised.sold.set(String(sold.insertedId), Math.round(price * 100));
    promised.sales += 1;
  }
}

/** Buys a package. A browser may die before it gets the answer. */
export async function buyPackage(guest: Guest): Promise<null> {
  const { stage, person, random, promises } = guest;
  const packages = await askSalon(stage, "listPackages", person);
  if (!packages || packages.length === 0) return null;
  const { _id: id, price } = random.pick(packages);
  const prepared = await callSalon(stage, "createPackagePayment", person, {
    params: { id },
    body: { price },
  });
  const bought = await payAndMake(guest, prepared, "createBoughtPackage");
  if (bought !== null) promises.packages.sold.set(bought, Math.round(price * 100));
  return null;
}

/** The desk sells a package to a caller. Pressing twice sells one package. */
export async function sellPackage({ stage, person, random, promises }: Guest): Promise<void> {
  const packages = await askSalon(stage, "listPackages", person);
  if (!packages || packages.length === 0) return;
  const { _id: id, price } = random.pick(packages);
  promises.packages.sales += 1;
  const number = `0170${String(1_000_000 + promises.packages.sales)}`;
  const caller = { name: `Package ${promises.packages.sales}`, number, isNewGuest: true };
  const body = {
    ...caller,
    price,
    method: random.pick(["cash", "other"] as const),
    key: crypto.randomUUID(),
  };
  const sell = () => callSalon(stage, "sellPackage", person, { params: { id }, body });
  const answers = await Promise.all(random.chance(0.4) ? [sell(), sell()] : [sell()]);
  for (const { status, body: sold } of answers) {
    if (status !== 200 && status !== 201) continue;
    promises.packages.sold.set(String(sold.insertedId), Math.round(price * 100));
    promises.packages.callers.set(String(sold.insertedId), { name: caller.name, number });
  }
}

/**
 * The desk books for a caller who bought a package there, either with a session or without. In the second case, a
 * session then serves as the payment.
 */
export async function bookWithSession({ stage, person, random, menu, promises }: Guest): Promise<void> {
  const callers = [...promises.packages.callers];
  if (callers.length === 0) return;
  const [id, caller] = random.pick(callers);
  const offer = random.pick(menu.offers.slice(0, terms.length));
  const isAtOnce = random.chance(0.5);
  const order = { serviceIds: [offer.serviceId], masterId: "any", startsAt: random.pick(offer.starts) };
  const body = { ...caller, ...order, ...(isAtOnce && { package: id }) };
  const { status, body: made } = await callSalon(stage, "createDeskBooking", person, { body });
  if (status !== 200 && status !== 201) return;
  promises.booked.add(String(made.insertedId));
  if (isAtOnce) return;
  const params = { id: String(made.insertedId) };
  const session = { package: id, due: 0 };
  const take = () => callSalon(stage, "recordPayment", person, { params, body: { session } });
  await Promise.all(random.chance(0.4) ? [take(), take()] : [take()]);
  if (random.chance(0.3))
    await callSalon(stage, "reversePayment", person, { params, body: { reason: "By mistake" } });
}

/** One of the guest's own packages with a session left, if any, and the service that it is for. */
export async function pickPackage({
  stage,
  person,
  menu,
}: Guest): Promise<{ id: string; offer: Offer } | undefined> {
  const own = await askSalon(stage, "listMyPackages", person);
  const good = own?.find(({ left }) => left > 0);
  const offer = menu.offers.find(({ serviceId }) => serviceId === good?.serviceId);
  return good && offer && { id: good._id, offer };
}

/** Refunds the rest of a package to its buyer. */
export const giveBackPackage = (desk: Guest) => giveBack(desk, "refundPackage", desk.promises.packages);

/** Checks what must hold for packages beyond their lines, which the check of the books compares. */
export async function judgePackages(stage: Stage, { packages }: Promises): Promise<string[]> {
  const db = stage.engine.read;
  const rows = await db
    .selectFrom("gift_cards")
    .select(["id", "worth_cents", "sold_at", "refunded_at"])
    .where("kind", "=", "package")
    .execute();
  const { rows: twice } = await sql<{ what: string }>`
    select 'a package was sold at the desk more often than its guest asked: ' || guests.name as what
      from bought_packages inner join guests on guests.id = bought_packages.guest_id
      group by guests.id, guests.name having count(*) > 1
  `.execute(db);
  const spent = await db
    .selectFrom("bookings")
    .innerJoin("gift_card_lines as line", "line.booking_id", "bookings.id")
    .select(["bookings.id", "bookings.state", "line.kind", "line.cents"])
    .whereRef("line.gift_card_id", "=", "bookings.package_id")
    .execute();
  const lines = Map.groupBy(spent, ({ id }) => id);
  return [
    ...twice.map(({ what }) => what),
    ...judgeSold("package", packages, rows),
    ...(await judgeEnded(stage, packages.ended)),
    ...[...lines].flatMap(([id, of]) => {
      const returned = of.filter(({ kind }) => kind === "returned").length;
      const isCancelled = of[0]?.state === "cancelled";
      const isWhole =
        of.reduce((sum, { kind, cents }) => (kind === "used" ? sum - Math.sign(cents) : sum), 0) === 1 &&
        returned <= Number(isCancelled);
      return isWhole ? [] : [`visit ${id} has used or given back a session more often than once`];
    }),
  ];
}

/**
 * When a change takes a service out, its session is stored with the change, and is either back in its package or used
 * up as a whole.
 */
async function judgeEnded({ engine }: Stage, ended: ReadonlySet<string>): Promise<string[]> {
  const changes = await engine.read
    .selectFrom("visit_changes")
    .select("booking_id")
    .where("session", "is not", null)
    .execute();
  const written = new Set(changes.map(({ booking_id }) => booking_id));
  const { rows } = await sql<{ what: string }>`
    select 'visit ' || bookings.id || ' has a session of a package that it does not name' as what
      from gift_card_lines as line inner join gift_cards on gift_cards.id = line.gift_card_id
        inner join bookings on bookings.id = line.booking_id
      where gift_cards.kind = 'package' and line.kind = 'used'
        and (bookings.package_id is null or bookings.package_id <> line.gift_card_id)
      group by bookings.id, line.gift_card_id having sum(line.cents) <> 0
  `.execute(engine.read);
  return [
    ...rows.map(({ what }) => what),
    ...[...ended]
      .filter((id) => !written.has(id))
      .map((id) => `a change of visit ${id} said what becomes of its session, and is not written`),
  ];
}

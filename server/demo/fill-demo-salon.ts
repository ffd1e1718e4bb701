import { toDollars } from "#domain/money.ts";
import { dayMs } from "#domain/time/dates.ts";
import type { Sandbox } from "#sandbox/types.ts";
import type { StripeKeys } from "#server/config.ts";
import type { Handle } from "#server/database/handle.ts";
import { listMasters } from "#server/database/masters.ts";
import { findMemberUntil } from "#server/database/memberships.ts";
import { newId } from "#server/database/new-id.ts";
import { insertPackage } from "#server/database/packages.ts";
import { insertReview } from "#server/database/reviews.ts";
import { readSalon, salonId } from "#server/database/salon.ts";
import { updateUser } from "#server/database/users.ts";
import { type Cards, pay } from "#server/demo/book-by-card.ts";
import { bookDemoVisits } from "#server/demo/book-demo-visits.ts";
import { fillCatalogue } from "#server/demo/fill-catalogue.ts";
import { fillDemoWeek } from "#server/demo/fill-demo-week.ts";
import { demoAdmin, demoCustomer, demoMember } from "#server/demo/people.ts";
import { fillPortfolio } from "#server/demo/portfolio.ts";
import { publishDemoSite } from "#server/demo/site-content.ts";
import { prepareMembership } from "#server/usecases/checkout/prepare-membership.ts";
import { settleOwn } from "#server/usecases/checkout/settle-own.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { findOrCreateUser } from "#server/usecases/people/create-token.ts";

/** What pays for seeded purchases. Without a sandbox (Stripe's test keys), no visits are seeded. */
export interface DemoCards {
  keys: StripeKeys | null;
  sandbox: Sandbox | null;
}

/**
 * Fills a new salon with Shiuli's services, masters, people, reviews and visits, and records when it is done. Each step
 * keeps what already exists, so that an interrupted run continues and a finished one is not repeated.
 * @param options.week also fills the front desk's days around today
 */
export async function fillDemoSalon(
  app: UseCases,
  cards: DemoCards,
  options: { week: boolean },
): Promise<void> {
  if ((await readSalon(app.engine.read)).demo_filled_at !== null)
    return await app.engine.transaction((tx) => publishDemoSite(tx, app.now()));
  await app.engine.transaction(async (tx) => {
    if ((await listMasters(tx)).length > 0) return;
    await tx
      .updateTable("salon")
      .set({
        address: JSON.stringify(["Road 27, Dhanmondi", "Dhaka 1209, Bangladesh"]),
        name_bn: "শিউলি",
        address_bn: JSON.stringify(["রোড ২৭, ধানমন্ডি", "ঢাকা ১২০৯, বাংলাদেশ"]),
        phone: "+880 1700 000 000",
        email: "hello@shiuli.example",
      })
      .where("id", "=", salonId)
      .execute();
    await fillCatalogue(tx, app.now());
    await sellSessions(tx, app.now());
    await fillPortfolio(tx, app.now());
    await addReviews(tx, app.now());
    await publishDemoSite(tx, app.now());
  });
  const admin = await addPerson(app, demoAdmin);
  await updateUser(app.engine.write, admin, { role: "admin" });
  const customer = await addPerson(app, demoCustomer);
  await updateUser(app.engine.write, customer, { phone: "01700000000" });
  const member = await addPerson(app, demoMember);
  const { keys, sandbox } = cards;
  if (keys && sandbox) {
    await joinDemoMember(app, { keys, sandbox }, member);
    await bookDemoVisits(app, { keys, sandbox }, customer);
    if (options.week) await fillDemoWeek(app, { keys, sandbox }, admin);
  }
  await app.engine.write
    .updateTable("salon")
    .set({ demo_filled_at: app.now() })
    .where("id", "=", salonId)
    .execute();
}

async function addPerson(app: UseCases, person: typeof demoAdmin): Promise<string> {
  const account = await app.identity.createAccount({ ...person, emailVerified: true });
  return await findOrCreateUser(app, { ...account, ...person, emailVerified: true, photoURL: null });
}

async function addReviews(db: Handle, now: number): Promise<void> {
  for (const [index, review] of demoReviews.entries()) {
    await insertReview(db, {
      ...review,
      id: newId(),
      user_id: null,
      booking_id: null,
      image: "/art/shiuli-branch.svg",
      state: "published",
      reply: null,
      created_at: now - (index + 1) * dayMs,
    });
  }
}

/** Puts a package on sale: five massages for the price of four. */
async function sellSessions(db: Handle, now: number): Promise<void> {
  const massage = await db
    .selectFrom("services")
    .select(["id", "price_cents"])
    .where("name", "=", "Warm Oil Massage")
    .executeTakeFirstOrThrow();
  await insertPackage(db, {
    id: newId(),
    service_id: massage.id,
    sessions: 5,
    price_cents: massage.price_cents * 4,
    months: 6,
    created_at: now,
  });
}

const joinedDaysAgo = 60;

/**
 * Makes the demo's member join two months ago, paid through the sandbox. After an interruption, pays the prepared
 * payment, and starts the membership that was already paid.
 */
async function joinDemoMember(app: UseCases, { sandbox, keys }: Cards, userId: string): Promise<void> {
  const joinedAt = app.now() - joinedDaysAgo * dayMs;
  const then: UseCases = { ...app, now: () => joinedAt };
  const { membership_cents: cents } = await readSalon(app.engine.read);
  if (cents === null || (await findMemberUntil(app.engine.read, userId, app.now())) !== null) return;
  const buyer = { userId, email: demoMember.email, name: demoMember.name, phone: "" };
  const prepared = await prepareMembership(then, buyer, { price: toDollars(cents) });
  // Preparing again has settled a payment that went through before the interruption.
  if (!prepared.ok && prepared.code === "purchase_closed") return;
  if (!prepared.ok) throw new Error(`The demo's membership was refused: ${prepared.code}`);
  const intentId = await pay(sandbox, keys, prepared.value.clientSecret);
  const joined = await settleOwn(then, { userId, transactionId: intentId, kind: "membership" });
  if (!joined.ok) throw new Error(`The demo's membership did not start: ${joined.code}`);
}

/** Reviews of the demo salon. Their authors are invented, and their names say so. */
const demoReviews = [
  {
    name: "Maliha Chowdhury (demo)",
    rating: 5,
    testimonial:
      "I told Sadia my skin hates everything. She wrote it down, changed the paste, and called two days later to ask how it went.",
  },
  {
    name: "Tasnim Akter (demo)",
    rating: 5,
    testimonial: "The bath at six in the evening, then oil on my shoulders. I slept on the rickshaw home.",
  },
  {
    name: "Priyanka Saha (demo)",
    rating: 4,
    testimonial: "Farzana cut four inches and I only asked for two. She was right.",
  },
  {
    name: "Nusrat Jahan (demo)",
    rating: 5,
    testimonial:
      "Labonno drew for three hours without a single line twice. My mother cried at the wedding, and at the bill she did not.",
  },
];

import type { Sandbox } from "#sandbox/types.ts";
import type { StripeKeys } from "#server/config.ts";
import type { Handle } from "#server/database/handle.ts";
import { listMasters } from "#server/database/masters.ts";
import { newId } from "#server/database/new-id.ts";
import { insertReview } from "#server/database/reviews.ts";
import { readSalon, salonId } from "#server/database/salon.ts";
import { updateUser } from "#server/database/users.ts";
import { bookDemoVisits } from "#server/demo/book-demo-visits.ts";
import { fillCatalogue } from "#server/demo/fill-catalogue.ts";
import { fillDemoWeek } from "#server/demo/fill-demo-week.ts";
import { joinDemoMember } from "#server/demo/join-demo-member.ts";
import { demoAdmin, demoCustomer, demoMember } from "#server/demo/people.ts";
import { demoReviews } from "#server/demo/reviews.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { findOrCreateUser } from "#server/usecases/people/create-token.ts";

/** What seeded payments go through; without a sandbox (test keys of Stripe) no visit is seeded. */
export interface DemoCards {
  keys: StripeKeys | null;
  sandbox: Sandbox | null;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Fills a founded salon with Shiuli's services, masters, people, reviews and visits, and says so at the end. Each step
 * keeps what is there already, so that one that was interrupted is gone on with, and one that is done stays done.
 * @param options.week also the front desk's days around today
 */
export async function fillDemoSalon(
  app: UseCases,
  cards: DemoCards,
  options: { week: boolean },
): Promise<void> {
  if ((await readSalon(app.engine.read)).demo_filled_at !== null) return;
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
    await addReviews(tx, app.now());
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

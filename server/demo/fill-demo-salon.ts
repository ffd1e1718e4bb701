import type { Sandbox } from "#sandbox/types.ts";
import type { StripeKeys } from "#server/config.ts";
import { newId } from "#server/database/new-id.ts";
import { insertReview } from "#server/database/reviews.ts";
import { salonId } from "#server/database/salon.ts";
import { updateUser } from "#server/database/users.ts";
import { bookDemoVisits } from "#server/demo/book-demo-visits.ts";
import { fillCatalogue } from "#server/demo/fill-catalogue.ts";
import { demoAdmin, demoCustomer } from "#server/demo/people.ts";
import { demoReviews } from "#server/demo/reviews.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { findOrCreateUser } from "#server/usecases/users/create-token.ts";

/** What seeded payments go through; without a sandbox (test keys of Stripe) no visit is seeded. */
export interface DemoCards {
  keys: StripeKeys | null;
  sandbox: Sandbox | null;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Fills a freshly founded salon with Shiuli's services, masters, people, reviews and visits. */
export async function fillDemoSalon(app: UseCases, cards: DemoCards): Promise<void> {
  await app.engine.transaction(async (tx) => {
    await tx
      .updateTable("salon")
      .set({
        address: JSON.stringify(["Road 27, Dhanmondi", "Dhaka 1209, Bangladesh"]),
        phone: "+880 1700 000 000",
        email: "hello@shiuli.example",
      })
      .where("id", "=", salonId)
      .execute();
    await fillCatalogue(tx, app.now());
  });
  const admin = await addPerson(app, demoAdmin);
  await updateUser(app.engine.write, admin, { role: "admin" });
  const customer = await addPerson(app, demoCustomer);
  await updateUser(app.engine.write, customer, { phone: "01700000000" });
  await addReviews(app);
  if (cards.sandbox && cards.keys) await bookDemoVisits(app, cards.sandbox, cards.keys, customer);
}

async function addPerson(app: UseCases, person: typeof demoAdmin): Promise<string> {
  const account = await app.identity.createAccount({ ...person, emailVerified: true });
  return await findOrCreateUser(app, { ...account, ...person, emailVerified: true, photoURL: null });
}

async function addReviews(app: UseCases): Promise<void> {
  for (const [index, review] of demoReviews.entries()) {
    await insertReview(app.engine.write, {
      ...review,
      id: newId(),
      user_id: null,
      booking_id: null,
      image: "/art/shiuli-branch.svg",
      state: "published",
      reply: null,
      created_at: app.now() - (index + 1) * dayMs,
    });
  }
}

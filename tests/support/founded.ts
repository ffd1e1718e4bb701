import { foundSalon } from "#server/boot/found-salon.ts";
import type { Engine } from "#server/database/engines/engine.ts";
import { fillCatalogue } from "#server/demo/fill-catalogue.ts";

/** Creates the demo's salon with its catalogue and an owner whose id is `owner`, and no other people. */
export async function foundWithOwner(engine: Engine, now: number): Promise<void> {
  await engine.transaction(async (tx) => {
    await foundSalon(tx, { demo: true, now });
    await fillCatalogue(tx, now);
    const owner = { id: "owner", email: "owner@example.com", email_verified: 1, name: "", created_at: now };
    await tx
      .insertInto("users")
      .values({ ...owner, role: "admin" })
      .execute();
  });
}

/** Creates the demo's salon with its catalogue in another time zone, and no people. */
export async function foundInZone(engine: Engine, zone: string, now: number): Promise<void> {
  await engine.transaction(async (tx) => {
    await foundSalon(tx, { demo: true, now });
    await fillCatalogue(tx, now);
    await tx.updateTable("salon").set({ zone }).execute();
  });
}

/** Column values of a visit that no test is about. */
export const plainVisit = {
  name: "Nadia",
  email: "",
  phone: "",
  service_name: "Facial",
  price_cents: 1,
  card_cents: 0,
  user_id: null,
  guest_id: null,
  purchase_id: null,
  discount: null,
  source: null,
  transaction_id: "",
  note: "",
};

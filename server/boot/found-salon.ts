import { defaultPolicy } from "#domain/policy.ts";
import type { Engine } from "#server/database/engines/engine.ts";
import { beginFigures } from "#server/database/figures.ts";
import type { Handle } from "#server/database/handle.ts";
import { newId } from "#server/database/new-id.ts";
import { salonId } from "#server/database/salon.ts";

/** The initial salon of an installation. The owner changes it later. */
const blank = {
  phone: "",
  email: "",
  zone: "Asia/Dhaka",
  currency: "usd",
  opens: "10:00",
  closes: "20:00",
};

const demoSalon = { name: "Shiuli", address: ["Dhaka"] };

/** A real salon has its own name and address, which are not known yet. */
const realSalon = { name: "Beauty Salon", address: [] };

/** Whether the database holds demo data; null while no salon has been founded in it. */
export async function readDemoStamp(engine: Engine): Promise<boolean | null> {
  const row = await engine.read
    .selectFrom("salon")
    .select("demo")
    .where("id", "=", salonId)
    .executeTakeFirst();
  return row ? row.demo === 1 : null;
}

/** Creates the salon in an empty database, with hours but without services or people. Idempotent. */
export async function foundSalon(db: Handle, about: { demo: boolean; now: number }): Promise<void> {
  const { opens, closes, ...rest } = blank;
  const { name, address } = about.demo ? demoSalon : realSalon;
  const founded = await db
    .insertInto("salon")
    .values({
      ...rest,
      id: salonId,
      name,
      address: JSON.stringify(address),
      slot_step_minutes: 30,
      lead_minutes: 60,
      horizon_days: 60,
      hold_minutes: 10,
      policy: JSON.stringify(defaultPolicy),
      tax_name: null,
      tax_basis_points: 0,
      demo: Number(about.demo),
      demo_filled_at: null,
      opened_at: about.demo ? about.now : null,
      opened_by: null,
      opens_on: null,
      mail_arrived_at: null,
      created_at: about.now,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  if (founded.numInsertedOrUpdatedRows !== 1n) return;
  const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ id: newId(), weekday, opens, closes }));
  await db.insertInto("opening_hours").values(everyDay).execute();
  await beginFigures(db);
}

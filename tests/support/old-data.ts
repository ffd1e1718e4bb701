import { sql } from "kysely";
import type { Engine } from "#server/database/engines/engine.ts";

const at = Date.UTC(2026, 10, 1);
const cell = at / 300_000;

/**
 * A row of each table that money and visits need, in a database after step 0005. Written in SQL, because today's schema
 * is different.
 */
const rows: [table: string, row: Record<string, string | number | null>][] = [
  [
    "salon",
    {
      id: "salon",
      name: "Shiuli",
      address: '["Dhaka"]',
      phone: "",
      email: "",
      zone: "Asia/Dhaka",
      currency: "usd",
      slot_step_minutes: 30,
      lead_minutes: 60,
      horizon_days: 60,
      hold_minutes: 10,
      policy: '{"freeCancelHours":24}',
      tax_name: null,
      tax_basis_points: 0,
      demo: 0,
      created_at: at,
    },
  ],
  ["opening_hours", { id: "hours", weekday: 0, opens: "10:00", closes: "20:00" }],
  ["resources", { id: "farzana", kind: "master", room_id: null }],
  ["resources", { id: "sadia", kind: "master", room_id: null }],
  ...["farzana", "sadia"].map((id): [string, Record<string, string | number>] => [
    "masters",
    { id, name: id, role: "Beautician", photo: "/p.svg", bio: "", position: 0, active: 1, created_at: at },
  ]),
  ["master_hours", { id: "shift", master_id: "sadia", weekday: 1, opens: "10:00", closes: "18:00" }],
  [
    "services",
    {
      id: "threading",
      name: "Threading",
      details: "Thread",
      image: "/t.svg",
      price_cents: 600,
      minutes: 15,
      position: 0,
      created_at: at,
    },
  ],
  ["master_services", { master_id: "sadia", service_id: "threading" }],
  [
    "users",
    { id: "nadia", email: "nadia@example.com", name: "Nadia", phone: null, role: "customer", created_at: at },
  ],
  ["identities", { provider: "embedded", subject: "s", user_id: "nadia", created_at: at }],
  ["audit_log", { id: "a", at, actor_id: "nadia", action: "make_admin", subject_id: "nadia", detail: "{}" }],
  ...["booked", "open"].map((state): [string, Record<string, string | number>] => [
    "purchases",
    {
      id: state,
      user_id: "nadia",
      state,
      price_only: 0,
      name: "Nadia",
      email: "nadia@example.com",
      phone: "01700000001",
      starts_at: at,
      total_cents: 600,
      currency: "usd",
      quote: "{}",
      policy: "{}",
      created_at: at,
    },
  ]),
  ...["booked", "open"].map((purchase): [string, Record<string, string | number>] => [
    "purchase_items",
    {
      purchase_id: purchase,
      position: 0,
      service_id: "threading",
      service_name: "Threading",
      master_id: "sadia",
      price_cents: 600,
    },
  ]),
  [
    "holds",
    {
      id: "hold",
      user_id: "nadia",
      purchase_id: "open",
      state: "active",
      ends_at: at + 600_000,
      claims: "[]",
      created_at: at,
    },
  ],
  [
    "bookings",
    {
      id: "visit",
      user_id: "nadia",
      purchase_id: "booked",
      name: "Nadia",
      email: "nadia@example.com",
      phone: "01700000001",
      service_name: "Threading",
      price_cents: 600,
      transaction_id: "pi_1",
      state: "pending",
      starts_at: at,
      ends_at: at + 900_000,
      created_at: at,
    },
  ],
  [
    "booking_items",
    {
      booking_id: "visit",
      position: 0,
      service_id: "threading",
      service_name: "Threading",
      master_id: "sadia",
      starts_at: at,
      ends_at: at + 900_000,
      price_cents: 600,
    },
  ],
  [
    "booking_events",
    {
      id: "e",
      booking_id: "visit",
      at,
      actor_id: "nadia",
      from_state: null,
      to_state: "pending",
      reason: "paid",
    },
  ],
  ["cells", { resource_id: "sadia", cell, hold_id: null, booking_id: "visit" }],
  ["cells", { resource_id: "sadia", cell: cell + 3, hold_id: "hold", booking_id: null }],
  [
    "payments",
    {
      id: "payment",
      purchase_id: "booked",
      attempt: 1,
      intent_id: "pi_1",
      amount_cents: 600,
      currency: "usd",
      state: "succeeded",
      created_at: at,
      updated_at: at,
    },
  ],
  [
    "ledger",
    {
      id: "l",
      at,
      kind: "charge",
      cause: "charge:payment",
      amount_cents: 600,
      currency: "usd",
      payment_id: "payment",
    },
  ],
  [
    "outbox",
    { id: "o", kind: "mail_booking_received", payload: "{}", cause: "c", run_at: at, created_at: at },
  ],
  [
    "reviews",
    {
      id: "r",
      user_id: "nadia",
      booking_id: "visit",
      name: "Nadia",
      image: "/n.svg",
      rating: 5,
      testimonial: "Calm hands, ~'\"; é 🌼",
      state: "published",
      created_at: at,
    },
  ],
  [
    "contact_messages",
    {
      id: "m",
      first_name: "Nadia",
      last_name: "Rahman",
      email: "nadia@example.com",
      mobile: "01700000001",
      message: "",
      created_at: at,
    },
  ],
];

/** Fills a database at step 0005-content. */
export async function fillAtContent(engine: Engine): Promise<void> {
  for (const [table, row] of rows) {
    const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
    const values = sql.join(Object.values(row).map((value) => sql.val(value)));
    await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(engine.write);
  }
}

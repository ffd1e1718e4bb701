import { sql, type Transaction } from "kysely";
import type { Engine } from "#server/database/engines/engine.ts";
import type { Schema } from "#server/database/schema.ts";

const cellMs = 300_000;
const cellsOfDay = 288;
const cellsOfVisit = 4;
const daysBehind = 3_650;
/** The number of days before and after now that look the same at every size. */
const busyDays = 60;
const busyVisits = 450;
const visitsOfCustomer = 12;
const visitsOfRegular = 250;

/**
 * Adds ten years of a salon's data as the product leaves it: visits and their money, half of them booked with a card
 * and half at the desk, customers, reviews, receipts, and the mails of the last thirty days. The sixty days before and
 * after now are equally busy at every size. Customer 0 has two hundred and fifty past visits.
 * @param order.bookings the total number, including those of the coming days
 */
export async function fillYears(engine: Engine, order: { bookings: number; now: number }): Promise<void> {
  if (engine.name === "sqlite") await sql`pragma foreign_keys = off`.execute(engine.write);
  await engine.transaction(async (tx) => {
    if (engine.name === "postgres") await sql`set local session_replication_role = replica`.execute(tx);
    await planVisits(tx, order);
    for (const statement of statementsOf(order.now)) await sql.raw(statement).execute(tx);
    await sql`drop table years`.execute(tx);
  });
  if (engine.name === "postgres") await sql`vacuum analyze`.execute(engine.write);
  else {
    await sql`pragma foreign_keys = on`.execute(engine.write);
    await sql`pragma wal_checkpoint(truncate)`.execute(engine.write);
  }
}

/**
 * One row per visit: its time, its master, its guest, and whether it was paid by card. Each master has one visit at a
 * time.
 */
async function planVisits(tx: Transaction<Schema>, order: { bookings: number; now: number }): Promise<void> {
  const busy = Math.min(busyVisits, Math.floor(order.bookings / 2));
  const past = order.bookings - busy;
  const older = past - busy;
  const people = Math.max(10, Math.floor(order.bookings / visitsOfCustomer));
  const today = Math.floor(order.now / cellMs);
  const [{ masters } = { masters: 1 }] = await tx
    .selectFrom("masters")
    .select((eb) => eb.fn.countAll<number>().as("masters"))
    .where("active", "=", 1)
    .execute();
  const step = (days: number, visits: number) =>
    Math.max(cellsOfVisit, Math.floor((days * cellsOfDay) / Math.ceil(visits / Number(masters) + 1)));
  const lit = (number: number) => sql.lit(number);
  const isRegular = sql`is_past = 1 and i % ${lit(Math.max(2, Math.floor(past / visitsOfRegular)))} = 0`;
  await sql`create table years as
    with recursive n (i) as (select 0 union all select i + 1 from n where i + 1 < ${lit(order.bookings)}),
      m as (select id, row_number() over (order by position) - 1 as place from masters where active = 1),
      visits as (select n.i, m.id as master_id, case
          when n.i < ${lit(older)} then ${lit(today - busyDays * cellsOfDay)}
            - ((${lit(past)} - n.i) / ${lit(Number(masters))}) * ${lit(step(daysBehind, older))}
          when n.i < ${lit(past)} then ${lit(today - cellsOfVisit)}
            - ((${lit(past)} - n.i) / ${lit(Number(masters))}) * ${lit(step(busyDays, busy))}
          else ${lit(today + cellsOfDay)} + ((n.i - ${lit(past)}) / ${lit(Number(masters))}) * ${lit(step(busyDays, busy))}
        end as cell, case when n.i < ${lit(past)} then 1 else 0 end as is_past
        from n join m on m.place = n.i % ${lit(Number(masters))})
    select visits.*, 'years-' || (10000000 + i) as id, case when ${isRegular} then 1 else i % 2 end as by_card, cast(cell as bigint) * ${lit(cellMs)} as starts_at,
      cast(cell + ${lit(cellsOfVisit)} as bigint) * ${lit(cellMs)} as ends_at,
      cast(cell - (case when is_past = 1 then 1000 else 20000 end) as bigint) * ${lit(cellMs)} as created_at,
      case when is_past = 0 then (case when i % 4 = 0 then 'pending' else 'confirmed' end)
        when i % 20 = 7 then 'cancelled' when i % 50 = 3 then 'no_show' else 'completed' end as state,
      case when ${isRegular} then 0 else 1 + i % ${lit(people)} end as person
      from visits`.execute(tx);
  await sql`create table years_people as
    with recursive n (i) as (select 0 union all select i + 1 from n where i < ${lit(people)}) select i from n`.execute(
    tx,
  );
}

function statementsOf(now: number): string[] {
  const policy = `(select policy from salon)`;
  const service = `(select id from services order by position limit 1)`;
  const recent = now - 30 * 86_400_000;
  return [
    `insert into users (id, email, email_verified, name, role, created_at)
      select 'years-user-' || i, 'years-' || i || '@example.com', 1, 'Guest ' || i, 'customer', ${now} - 1000 * cast(i as bigint)
      from years_people`,
    `insert into identities (provider, subject, user_id, created_at)
      select 'embedded', 'years-' || i, 'years-user-' || i, ${now} from years_people`,
    `insert into auth_user ("id", "name", "email", "emailVerified", "createdAt", "updatedAt")
      select 'years-' || i, 'Guest ' || i, 'years-' || i || '@example.com', true, current_timestamp, current_timestamp
      from years_people`,
    `insert into purchases (id, user_id, kind, state, price_only, name, email, phone, total_cents, currency, quote, policy,
        created_at)
      select 'm-' || i, 'years-user-' || i, 'membership', 'booked', 0, '', '', '', 12000, 'usd', '{}', ${policy}, ${now}
      from years_people where i % 10 = 0`,
    `insert into memberships (id, user_id, purchase_id, transaction_id, price_cents, starts_at, ends_at, created_at)
      select 'm-' || i, 'years-user-' || i, 'm-' || i, '', 12000, ${now} - 1000000 * cast(i as bigint), ${now} + 31536000000 - 1000000 * cast(i as bigint), ${now}
      from years_people where i % 10 = 0`,
    `insert into kept_pictures (address, user_id, created_at)
      select '/images/years-' || i || '-800.webp', 'years-user-' || i, ${now} from years_people`,
    `insert into guests (id, user_id, name, phone, phone_key, email, created_at, active_at)
      select 'years-user-' || i, 'years-user-' || i, 'Guest ' || i, '0170' || (1000000 + i), '0170' || (1000000 + i),
        'years-' || i || '@example.com', ${now}, ${now} - 1000 * cast(i as bigint) from years_people`,
    `insert into guest_terms (term, guest_id)
      with recursive places (place) as (select 1 union all select place + 1 from places where place < 20)
      select distinct substr(text, place, 16), id
      from (select id, lower(name) as text from guests where id like 'years-%'
        union all select id, phone_key from guests where id like 'years-%') texts
      join places on place <= length(text) - 1`,
    `insert into waiting (id, user_id, guest_id, state, service_ids, service_name, masters, dates, last_date, hours,
        worth_cents, created_at, ended_at)
      with recursive n (i) as (select 0 union all select i + 1 from n where i < 999)
      select 'years-' || i, 'years-user-' || (i % 10), 'years-user-' || (i % 10),
        case when i % 10 = 0 then 'waiting' when i % 3 = 0 then 'passed' else 'left' end, '[]', 'Threading', '[]',
        '["2036-01-01"]', '2036-01-01', '[]', 600, ${now} - 60000 * cast(i as bigint),
        case when i % 10 = 0 then null else ${now} - 30000 * cast(i as bigint) end from n`,
    `insert into waiting_dates (date, waiting_id)
      with recursive n (i) as (select 0 union all select i + 1 from n where i < 13)
      select '2036-01-' || (10 + n.i), waiting.id from waiting, n where waiting.state = 'waiting'`,
    `insert into offered_hours (id, waiting_id, purchase_id, state, starts_at, ends_at, masters, until, turn, created_at)
      select 'years-' || id, id, 'years-' || id, case when state = 'waiting' then 'open' else 'lapsed' end,
        created_at, created_at + 900000, '[]', created_at, 1, created_at from waiting where id like 'years-%'`,
    `drop table years_people`,
    `insert into purchases (id, user_id, kind, state, price_only, name, email, phone, starts_at, total_cents, currency,
        quote, policy, created_at)
      select 'p-' || id, 'years-user-' || person, 'visit', 'booked', 0, 'Guest ' || person,
        'years-' || person || '@example.com', '0170' || (1000000 + person), starts_at, 600, 'usd', '{}', ${policy}, created_at
      from years where by_card = 1 order by i`,
    `insert into purchase_items (purchase_id, position, service_id, service_name, master_id, starts_at, ends_at, price_cents)
      select 'p-' || id, 0, ${service}, 'Threading', master_id, starts_at, ends_at, 600 from years where by_card = 1
      order by i`,
    `insert into offers (id, code, percent, first_visit_only, created_at)
      with recursive n (i) as (select 0 union all select i + 1 from n where i < 79)
      select 'years-' || i, 'YEARS-' || i, 10, 0, ${now} from n`,
    `insert into offer_uses (purchase_id, offer_id, user_id)
      select 'p-' || id, 'years-' || (i % 80), 'years-user-' || person from years where by_card = 1 order by i`,
    `insert into holds (id, user_id, purchase_id, state, ends_at, claims, created_at, proven)
      select 'h-' || id, 'years-user-' || person, 'p-' || id, 'converted', created_at + 600000, '[]', created_at, 1
      from years where by_card = 1 order by i`,
    `insert into payments (id, purchase_id, attempt, intent_id, amount_cents, currency, state, created_at, updated_at, settled)
      select 'y-' || id, 'p-' || id, 1, 'pi_' || id, 600, 'usd', 'succeeded', created_at, created_at, 1
      from years where by_card = 1 order by i`,
    `insert into bookings (id, user_id, purchase_id, name, email, phone, service_name, price_cents, transaction_id, state,
        starts_at, ends_at, created_at, guest_id, card_cents)
      select id, case when by_card = 1 then 'years-user-' || person end, case when by_card = 1 then 'p-' || id end,
        'Guest ' || person, 'years-' || person || '@example.com', '0170' || (1000000 + person), 'Threading', 600,
        case when by_card = 1 then 'pi_' || id else '' end, state, starts_at, ends_at, created_at, 'years-user-' || person, case when by_card = 1 then 600 else 0 end
      from years order by i`,
    `insert into desk_offer_uses (booking_id, offer_id)
      select id, 'years-' || (i % 80) from years where by_card = 0 order by i`,
    `insert into booking_items (booking_id, position, service_id, service_name, master_id, starts_at, ends_at, price_cents)
      select id, 0, ${service}, 'Threading', master_id, starts_at, ends_at, 600 from years order by i`,
    `insert into booking_events (id, booking_id, at, actor_id, from_state, to_state, reason)
      select 'e-' || id, id, created_at, null, null, 'pending', 'booked' from years order by i`,
    `insert into booking_events (id, booking_id, at, actor_id, from_state, to_state, reason)
      select 'f-' || id, id, starts_at, null, 'pending', state, 'years' from years where is_past = 1 order by i`,
    `insert into cells (resource_id, cell, booking_id)
      select master_id, cell + step, id from years,
        (select 0 as step union all select 1 union all select 2 union all select 3) steps
      where state <> 'cancelled' and state <> 'no_show' order by master_id, cell, step
      on conflict do nothing`,
    `insert into refunds (id, payment_id, amount_cents, state, reason, attempt, provider_refund_id, created_at, updated_at)
      select 'r-' || id, 'y-' || id, 600, 'done', 'cancelled', 1, 're_' || id, starts_at, starts_at from years
      where by_card = 1 and state = 'cancelled' order by i`,
    `insert into ledger (id, at, kind, cause, amount_cents, currency, payment_id, refund_id, booking_id)
      select 'c-' || id, created_at as at, 'charge', 'charge:y-' || id, 600, 'usd', 'y-' || id, null, null
        from years where by_card = 1
      union all select 's-' || id, ends_at, 'pay_at_salon', 'pay_at_salon:' || id, 600, 'usd', null, null, id
        from years where by_card = 0 and state = 'completed'
      union all select 'd-' || id, starts_at, 'refund', 'refund:r-' || id, -600, 'usd', 'y-' || id, 'r-' || id, null
        from years where by_card = 1 and state = 'cancelled'
      order by at`,
    `insert into reviews (id, user_id, booking_id, name, image, rating, testimonial, state, created_at)
      select 'v-' || id, 'years-user-' || person, id, 'Guest', '/art/mark.svg', 5, 'Calm hands.', 'published', ends_at
      from years where i % 4 = 1 and state = 'completed' order by i`,
    `insert into receipts (number, booking_id, issued, created_at)
      select i + 1000, id, '{}', ends_at from years where i % 10 = 1 and state = 'completed' order by i`,
    // Sent mails are kept for thirty days. Reminders wait for their visits.
    `insert into outbox (id, kind, payload, cause, run_at, attempts, done_at, created_at)
      select 'o-' || id, 'mail_booking_received', '{}', 'received:' || id, created_at, 1, created_at, created_at from years
      where created_at > ${recent} and created_at <= ${now} order by i`,
    `insert into outbox (id, kind, payload, cause, run_at, created_at)
      select 'q-' || id, 'mail_reminder', '{}', 'reminder:' || id, starts_at - 86400000, created_at from years
      where is_past = 0 order by i`,
    // Mails that never arrived are kept.
    `insert into outbox (id, kind, payload, cause, run_at, attempts, last_error, created_at)
      select 'g-' || id, 'mail_receipt', '{}', 'receipt:' || id, ends_at, 108, '550 No such user', ends_at from years
      where is_past = 1 and i % 100 = 9 order by i`,
    // On PostgreSQL, triggers don't run for rows that are filled in.
    `delete from booking_counts`,
    `insert into booking_counts (state, count, cents)
      select state, count(*), sum(price_cents) from bookings group by state`,
    `delete from offer_counts`,
    `insert into offer_counts (offer_id, uses, cents)
      select offer_id, count(*), sum(price_cents) from offer_uses
      join bookings on bookings.purchase_id = offer_uses.purchase_id group by offer_id`,
    `insert into offer_counts (offer_id, uses, cents)
      select offer_id, count(*), sum(price_cents) from desk_offer_uses
      join bookings on bookings.id = desk_offer_uses.booking_id group by offer_id`,
    `update figures set count = (select count(distinct email) from bookings where state = 'completed')`,
  ];
}

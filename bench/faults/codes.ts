import { sql } from "kysely";
import type { Person } from "#tests/support/people.ts";
import { callSalon } from "./calls.ts";
import type { Stage } from "./stage.ts";

const none = {
  from: null,
  until: null,
  serviceIds: null,
  firstVisitOnly: false,
  mostUses: null,
  mostUsesEach: null,
};
const offers = [
  { ...none, code: "TEN", off: { kind: "percent", percent: 10 } },
  { ...none, code: "FIVE-OFF", off: { kind: "amount", amount: 5 }, mostUsesEach: 1 },
  { ...none, code: "LAST-FEW", off: { kind: "percent", percent: 50 }, mostUses: 2 },
  { ...none, code: "FREE", off: { kind: "percent", percent: 100 }, mostUses: 2, mostUsesEach: 1 },
];

/** The discount codes that guests type. The ones with few uses are the most wanted. */
export const codes = ["TEN", "FIVE-OFF", "LAST-FEW", "LAST-FEW", "FREE", "FREE"];

/** Makes the owner create the offers. A server that was killed may have created one without saying so. */
export async function makeOffers(stage: Stage, owner: Person): Promise<void> {
  for (const body of offers) {
    for (let tries = 1; tries <= 10; tries++) {
      if ((await callSalon(stage, "createOffer", owner, { body })).status > 0) break;
    }
  }
}

/** Reports uses that no booking had, and uses that were not counted or not returned. */
export async function judgeCodes(stage: Stage): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select 'a code was used more often than it may be: ' || offers.code as what from offers
      inner join (
        select offer_id from offer_uses union all select offer_id from desk_offer_uses
      ) uses on uses.offer_id = offers.id
      group by offers.id, offers.code, offers.most_uses having count(*) > offers.most_uses
    union all
    select 'somebody used a code more often than each may: ' || offers.code from offers
      inner join (
        select offer_id, user_id as person from offer_uses
        union all select desk_offer_uses.offer_id, bookings.guest_id from desk_offer_uses
          inner join bookings on bookings.id = desk_offer_uses.booking_id
      ) uses on uses.offer_id = offers.id
      group by offers.id, offers.code, offers.most_uses_each, uses.person
      having count(*) > offers.most_uses_each
    union all
    select 'a use is kept by a purchase that is over: ' || purchases.id from offer_uses
      inner join purchases on purchases.id = offer_uses.purchase_id
      where purchases.state not in ('open', 'booked')
    union all
    select 'a visit was given up by the salon and keeps its use: ' || bookings.id from bookings
      left join offer_uses on offer_uses.purchase_id = bookings.purchase_id
      left join desk_offer_uses on desk_offer_uses.booking_id = bookings.id
      inner join booking_events on booking_events.booking_id = bookings.id
      where booking_events.cancelled_by = 'salon'
        and (offer_uses.purchase_id is not null or desk_offer_uses.booking_id is not null)
    union all
    select 'a visit has the price of a code without a use: ' || bookings.id from bookings
      left join offer_uses on offer_uses.purchase_id = bookings.purchase_id
      left join desk_offer_uses on desk_offer_uses.booking_id = bookings.id
      where bookings.discount like '%"kind":"code"%' and bookings.state <> 'cancelled'
        and offer_uses.purchase_id is null and desk_offer_uses.booking_id is null
    union all
    select 'a visit of the desk has a use that its price does not show: ' || bookings.id from desk_offer_uses
      inner join bookings on bookings.id = desk_offer_uses.booking_id
      where bookings.purchase_id is not null or bookings.discount is null
        or bookings.discount not like '%"kind":"code"%'
    union all
    select 'uses of a code are counted wrong: ' || offers.code from offers
      where (select coalesce(sum(uses), 0) from offer_counts where offer_counts.offer_id = offers.id)
        <> (select count(*) from offer_uses where offer_uses.offer_id = offers.id)
          + (select count(*) from desk_offer_uses where desk_offer_uses.offer_id = offers.id)
  `.execute(stage.engine.read);
  return rows.map(({ what }) => what);
}

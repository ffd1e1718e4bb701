import type { Answer } from "#contract/calls.ts";
import { askSalon, callSalon } from "./calls.ts";
import { noteChanged } from "./gifts.ts";
import { confirm, type Guest, noteCancelled, think } from "./guest.ts";
import { noteDeskCancelled } from "./till.ts";

type ToPay = NonNullable<Answer<"changeVisit">["payment"]>;

/**
 * Adds a service to a visit, removes one or swaps one. Then pays the difference by card, doesn't pay it, or drops the
 * whole change.
 */
export async function changeVisit(guest: Guest, id: string): Promise<void> {
  const { stage, person, random, menu } = guest;
  const params = { id };
  const own = await askSalon(stage, "previewChange", person, { params });
  if (!own) return;
  const has = own.visit.items.map(({ serviceId }) => serviceId);
  const { serviceId: other } = random.pick(menu.offers);
  const cheapest = menu.offers.reduce((least, offer) => (offer.price < least.price ? offer : least));
  const elsewhere = menu.offers.find(({ serviceId }) => !has.includes(serviceId)) ?? cheapest;
  // A gift card gets money back only when the visit becomes cheaper, and a session comes back only when its service is
  // removed.
  const wanted = random.choose([
    [60, [...has, other]],
    [20, has.length > 1 ? has.slice(1) : [other]],
    [20, [...has.slice(1), other]],
    [
      (own.visit.credit ?? 0) > 0 ? 300 : 20,
      [own.visit.byPackage ? elsewhere.serviceId : cheapest.serviceId],
    ],
    [own.visit.byPackage && has.length > 1 ? 300 : 0, has.slice(1)],
  ]);
  const query = wanted.map((service): [string, string] => ["service", service]);
  const shown = await askSalon(stage, "previewChange", person, { params, query });
  if (!shown) return;
  const { seen, price, refund, handBack, toGiftCard = 0, session, pay, place, alternatives } = shown;
  const way = pay.includes("card") && random.chance(0.7) ? "card" : pay.at(0);
  const [nearest] = place === null ? alternatives : [];
  const body = {
    serviceIds: wanted,
    ...(nearest && { masterId: "any", startsAt: nearest.startsAt }),
    seen,
    price,
    refund,
    handBack,
    toGiftCard,
    ...(session && { session }),
    ...(way && { pay: way }),
  };
  const change = () => callSalon(stage, "changeVisit", person, { params, body });
  const answers = await Promise.all(random.chance(0.15) ? [change(), change()] : [change()]);
  if (answers.some(({ status }) => status === 200)) noteChanged(guest.promises, id, seen, toGiftCard);
  const [answer] = answers;
  const isMade = answers.some(({ status, body: made }) => status === 200 && made.booking);
  if (session && isMade) guest.promises.packages.ended.add(id);
  const { payment = null } = answer?.status === 200 ? (answer.body as Partial<Answer<"changeVisit">>) : {};
  if (payment) await payFor(guest, id, payment);
}

/**
 * Pays at once, pays after a declined card, or doesn't pay, which leaves the visit as it is. The visit may be cancelled
 * in the meantime.
 */
async function payFor(guest: Guest, id: string, { clientSecret: secret, purchaseId }: ToPay): Promise<void> {
  const { stage, person, random, promises, atDesk } = guest;
  const transactionId = secret.split("_secret_")[0] ?? "";
  await think(guest, 60);
  if (random.chance(0.08)) return;
  if (random.chance(0.08)) {
    await callSalon(stage, "releasePurchase", person, { params: { id: purchaseId } });
    return;
  }
  if (random.chance(0.15)) {
    const noted = atDesk ? noteDeskCancelled : noteCancelled;
    noted(promises, id, await callSalon(stage, "cancelBooking", person, { params: { id }, body: {} }));
  }
  if (random.chance(0.2)) await confirm(guest, transactionId, secret, "pm_card_chargeDeclined");
  await confirm(guest, transactionId, secret);
  // If the browser dies here, the webhook and the sweep do the rest.
  if (random.chance(0.3)) return;
  const finish = () => callSalon(stage, "payForChange", person, { params: { id }, body: { transactionId } });
  await Promise.all(random.chance(0.2) ? [finish(), finish()] : [finish()]);
}

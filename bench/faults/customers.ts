import { callCards, callSalon, type Reply } from "./calls.ts";
import { changeVisit } from "./changes.ts";
import { codes } from "./codes.ts";
import { giveGiftCard, pickGift } from "./gifts.ts";
import { confirm, type Guest, noteCancelled, think } from "./guest.ts";
import type { Offer } from "./menu.ts";
import { buyPackage, pickPackage } from "./packages.ts";
import { pickOffered, waitForHour } from "./waiting.ts";

/**
 * Books, pays, moves, changes and cancels at a fast pace. Sometimes gives up half-way, and retries when no answer came.
 */
export async function liveOn(guest: Guest, turns: number, late: () => boolean): Promise<void> {
  for (let turn = 0; turn < turns && !late(); turn++) {
    await think(guest, 150);
    await guest.stage.whenUp();
    const { random, menu } = guest;
    const visit = await random.choose([
      [75, () => buy(guest, random.pick(menu.offers))],
      [12, () => buyForPrice(guest, random.pick(menu.offers))],
      [3, () => payAstray(guest)],
      [5, () => becomeMember(guest)],
      [12, () => giveGiftCard(guest)],
      [12, () => buyPackage(guest)],
      [18, () => waitForHour(guest)],
    ])();
    if (visit) await live(guest, visit);
  }
}

async function buy(guest: Guest, listed: Offer): Promise<string | null> {
  const { stage, person, random } = guest;
  const offered = random.chance(0.5) ? await pickOffered(guest) : undefined;
  if (offered) return await buyOffered(guest, offered);
  const own = random.chance(0.7) ? await pickPackage(guest) : undefined;
  // A service that a session pays for is shown at its full price.
  const offer = own?.offer ?? priced(guest, listed);
  const giftCard = own === undefined && random.chance(0.5) ? pickGift(guest) : undefined;
  const beside =
    own !== undefined && random.chance(0.6) ? [priced(guest, random.pick(guest.menu.offers))] : [];
  const order = {
    price: [offer, ...beside].reduce((cents, { price }) => cents + Math.round(price * 100), 0) / 100,
    serviceIds: [offer, ...beside].map(({ serviceId }) => serviceId),
    masterId: "any",
    startsAt: random.pick(offer.starts),
    name: person.name,
    number: "01700000001",
    ...random.pick([{}, { pay: "full" }, { pay: "deposit" }, { pay: "deposit" }]),
    ...(random.chance(0.4) && { code: random.pick(codes) }),
    ...(giftCard !== undefined && { giftCard }),
    ...(own && { package: own.id }),
  };
  const prepare = () => callSalon(stage, "createPaymentIntent", person, { body: order });
  const [prepared] = await Promise.all(random.chance(0.15) ? [prepare(), prepare()] : [prepare()]);
  if (prepared?.status !== 200) return null;
  return await random.choose([
    [10, async () => null],
    [8, () => giveUp(guest, String(prepared.body.purchaseId))],
    [82, () => payAndBook(guest, prepared, offer)],
  ])();
}

/** Books the hour that is held for a customer on the waiting list, through the ordinary checkout. */
async function buyOffered(
  guest: Guest,
  { serviceIds, masterIds, startsAt }: NonNullable<Awaited<ReturnType<typeof pickOffered>>>,
): Promise<string | null> {
  const listed = guest.menu.offers.find(({ serviceId }) => serviceIds.includes(serviceId));
  if (!listed) return null;
  const offer = priced(guest, listed);
  const body = {
    price: offer.price,
    serviceIds,
    masterIds,
    startsAt,
    name: guest.person.name,
    number: "01700000001",
  };
  const prepared = await callSalon(guest.stage, "createPaymentIntent", guest.person, { body });
  return prepared.status === 200 ? await payAndBook(guest, prepared, offer) : null;
}

async function buyForPrice(guest: Guest, listed: Offer): Promise<string | null> {
  const offer = priced(guest, listed);
  const body = { price: offer.price };
  const prepared = await callSalon(guest.stage, "createPaymentIntent", guest.person, { body });
  return prepared.status === 200 ? await payAndBook(guest, prepared, offer) : null;
}

/** A member pays the member's price. A customer whose membership is not confirmed yet may be refused. */
function priced({ member }: Guest, offer: Offer): Offer {
  return member ? { ...offer, price: offer.memberPrice } : offer;
}

async function becomeMember(guest: Guest): Promise<null> {
  const { stage, person, random, menu } = guest;
  const body = { price: menu.membershipPrice };
  const prepared = await callSalon(stage, "createMembershipPayment", person, { body });
  if (prepared.status !== 200) return null;
  const secret = String(prepared.body.clientSecret);
  const transactionId = secret.split("_secret_")[0] ?? "";
  await confirm(guest, transactionId, secret);
  if (random.chance(0.3)) return null;
  const { status } = await callSalon(stage, "createMembership", person, { body: { transactionId } });
  guest.member ||= status === 200 || status === 201;
  return null;
}

async function giveUp({ stage, person }: Guest, id: string): Promise<null> {
  await callSalon(stage, "releasePurchase", person, { params: { id } });
  return null;
}

/** Pays into the salon's account without going through its site. */
async function payAstray({ stage }: Guest): Promise<null> {
  await callCards(stage, "POST", "/payment_intents", {
    amount: "900",
    currency: "usd",
    payment_method: "pm_card_visa",
    confirm: "true",
    "allowed_payment_method_types[]": "card",
  });
  return null;
}

async function payAndBook(guest: Guest, prepared: Reply, offer: Offer): Promise<string | null> {
  const secret = String(prepared.body.clientSecret);
  const isFree = secret === "";
  const intentId = isFree ? String(prepared.body.purchaseId) : (secret.split("_secret_")[0] ?? "");
  await think(guest, 60);
  if (!isFree)
    for (let tries = guest.random.between(1, 3); tries > 0; tries--) await confirm(guest, intentId, secret);
  // If the browser dies here, the webhook and the sweep do the rest.
  if (guest.random.chance(0.3)) return null;
  const book = () => bookPaid(guest, intentId, offer);
  if (guest.random.chance(0.2)) await Promise.all([book(), book()]);
  for (let tries = guest.random.between(1, 4); tries > 0; tries--) {
    const bookingId = await book();
    if (bookingId) return bookingId;
    await think(guest, 200);
    await guest.stage.whenUp();
  }
  return null;
}

async function bookPaid(
  { stage, person, promises }: Guest,
  intentId: string,
  offer: Offer,
): Promise<string | null> {
  const { status, body } = await callSalon(stage, "createBooking", person, {
    body: {
      name: person.name,
      email: person.email,
      number: "01700000001",
      service_name: offer.name,
      price: offer.price,
      date: new Date(stage.now()).toISOString(),
      transactionId: intentId,
      status: "pending",
    },
  });
  if (status !== 200 && status !== 201) return null;
  const id = String(body.insertedId);
  promises.booked.add(id);
  return id;
}

/** Does something with a visit that is booked. */
async function live(guest: Guest, id: string): Promise<void> {
  const { stage, person, random, menu, promises } = guest;
  const move = () => {
    const body = { startsAt: random.pick(random.pick(menu.offers).starts), masterId: "any" };
    return callSalon(stage, "moveBooking", person, { params: { id }, body });
  };
  const cancel = async () => {
    noteCancelled(
      promises,
      id,
      await callSalon(stage, "cancelBooking", person, { params: { id }, body: {} }),
    );
  };
  if (random.chance(0.4)) await changeVisit(guest, id);
  for (let turns = random.between(0, 3); turns > 0; turns--) {
    await think(guest, 80);
    await stage.whenUp();
    await random.choose<() => Promise<unknown>>([
      [30, move],
      [15, cancel],
      [8, () => Promise.all([cancel(), cancel()])],
      [8, () => Promise.all([move(), cancel()])],
      [55, () => changeVisit(guest, id)],
      [8, () => Promise.all([changeVisit(guest, id), move()])],
      [8, () => Promise.all([changeVisit(guest, id), cancel()])],
      [20, async () => undefined],
    ])();
  }
}

import sharp from "sharp";
import type { Answer, Sent } from "#contract/calls.ts";
import { type CallName, paths } from "#contract/paths.ts";
import { raiseException } from "#server/database/exceptions.ts";
import { forgetIdleSessions } from "#server/database/provider-sessions.ts";
import { reconcileMoney } from "#server/usecases/books/reconcile-money.ts";
import { tidyUp } from "#server/usecases/tidy-up.ts";
import { changeServices, makeCheaper } from "#tests/api/change-walk.ts";
import { rearrangeVisits } from "#tests/api/desk-walk.ts";
import { giveAndUse } from "#tests/api/gift-walk.ts";
import { bringIn } from "#tests/api/import-walk.ts";
import { readFeeds, readLists } from "#tests/api/list-walk.ts";
import { sellSessions } from "#tests/api/package-walk.ts";
import { handRefundBack } from "#tests/api/refund-walk.ts";
import { sampleCalls } from "#tests/api/sample-calls.ts";
import { growTheTeam, leave } from "#tests/api/team-walk.ts";
import { waitForHours } from "#tests/api/waiting-walk.ts";
import { wait } from "#tests/support/background-work.ts";
import { bookAhead, holdAhead, otherStart } from "#tests/support/booked.ts";
import { call } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { days, hours } from "#tests/support/clock.ts";
import { bookAtDesk } from "#tests/support/desk.ts";
import { join } from "#tests/support/members.ts";
import { codeSentTo } from "#tests/support/mobile-codes.ts";
import { addPerson, askIdentity, type Person, signUp } from "#tests/support/people.ts";
import { allAtProvider, tell } from "#tests/support/provider.ts";
import type { TestSalon } from "#tests/support/salon.ts";
import { upload } from "#tests/support/upload.ts";
import { bookingOf, freeVisit, hold } from "#tests/support/visits.ts";

/** A walk in progress: the people, and the calls that have been made so far. */
interface Walk {
  salon: TestSalon;
  guest: Person;
  staff: Person;
  owner: Person;
  done: Set<CallName>;
  go<Name extends CallName>(name: Name, sent: Sent<Name>, as?: Person): Promise<Answer<Name>>;
}

/**
 * Makes every call of the contract successfully, goes every way into an account, and runs a round of every background
 * job.
 * @param whenRefused called with a refused sample, for a salon where a walk has been before; when absent, a refusal
 * fails
 */
export async function walkEverything(
  salon: TestSalon,
  whenRefused?: (refusal: unknown) => void,
): Promise<void> {
  const done = new Set<CallName>();
  const walk: Walk = {
    salon,
    guest: await addPerson(salon, { verified: true }),
    staff: await addPerson(salon, { role: "staff" }),
    owner: await addPerson(salon, { role: "admin" }),
    done,
    go(name, sent, as) {
      done.add(name);
      return call(salon, name, sent, as ?? walk.owner);
    },
  };
  await signInAndOut(walk);
  await buyVisits(walk);
  await liveThroughVisits(walk);
  await handRefundBack(walk);
  await keepMembersAndCards(walk);
  await giveAndUse(walk);
  await sellSessions(walk);
  await waitForHours(walk);
  await runTheDesk(walk);
  await rearrangeVisits(walk);
  await growTheTeam(walk);
  await bringIn(walk);
  await runTheSalon(walk);
  await readLists(walk);
  await readFeeds(walk);
  await leave(walk);
  // A salon without a port can't start a practice salon beside it.
  done.add("beginPractice");
  for (const name of Object.keys(paths) as CallName[]) {
    if (!done.has(name))
      await (whenRefused ? walkSample(walk, name).catch(whenRefused) : walkSample(walk, name));
  }
  await doEveryRound(walk);
}

async function walkSample({ salon, owner, go }: Walk, name: CallName): Promise<void> {
  await go(name, (await sampleCalls[name](salon, owner)) as Sent<CallName>);
}

async function signInAndOut({ salon, done }: Walk): Promise<void> {
  const account = { email: "walker@example.com", password: "sona-27-walk", name: "Walker" };
  const { browser } = await signUp(salon, account);
  done.add("createToken");
  await askIdentity(salon, browser, "/request-password-reset", { email: account.email });
  await askIdentity(salon, browser, "/send-verification-email", { email: account.email });
  await askIdentity(salon, { cookie: "" }, "/sign-in/email", { ...account, password: "not this one" });
  await askIdentity(salon, browser, "/sign-out", {});
  await salon.drain();
}

async function buyVisits({ salon, guest, go }: Walk): Promise<void> {
  const visit = await freeVisit(salon);
  const kept = await hold(salon, guest, visit);
  await go("readHeldPurchase", {}, guest);
  await go("extendPurchase", { params: { id: kept.purchaseId } }, guest);
  await go("releasePurchase", { params: { id: kept.purchaseId } }, guest);
  const { clientSecret } = await hold(salon, guest, await freeVisit(salon));
  const { intentId } = await pay(salon, clientSecret);
  await go("createBooking", bookingOf(guest, visit.service, intentId), guest);
  await tell(salon, intentId);
  // One pays and never comes back, one never pays.
  const gone = await hold(salon, await addPerson(salon), await freeVisit(salon));
  await pay(salon, gone.clientSecret);
  await hold(salon, await addPerson(salon), await freeVisit(salon));
  await salon.drain();
}

async function liveThroughVisits({ salon, staff, owner, go }: Walk): Promise<void> {
  const { id, guest, visit, intentId } = await bookAhead(salon, 72);
  const params = { id };
  await go("readCalendarFile", { params }, guest);
  await go("moveBooking", { params, body: { startsAt: await otherStart(salon, visit) } }, guest);
  await changeServices({ salon, params, guest, visit, go });
  await go("readReceipt", { params }, guest);
  await go("readTimeline", { params }, guest);
  await go("previewCancellation", { params, query: {} }, guest);
  await go("cancelBooking", { params, body: {} }, guest);
  await salon.drain();
  for (const refund of await allAtProvider(salon, "/refunds")) await tell(salon, refund.id, "refund.updated");
  await tell(salon, intentId, "payment_intent.canceled");

  const lost = await bookAhead(salon, 72);
  await go("cancelBooking", { params: { id: lost.id }, body: {} }, lost.guest);
  await salon.app.engine.write.deleteFrom("outbox").where("kind", "=", "refund").execute();

  const had = await bookAhead(salon, 24);
  const at = { params: { id: had.id } };
  const { id: waiting } = await bookAhead(salon, 96);
  await go("confirmBookings", { body: { ids: [waiting] } }, staff);
  await go("updateBooking", { ...at, body: { note: "No mustard oil." } }, staff);
  await go("changeBookingState", { ...at, body: { to: "confirmed" } }, staff);
  await go("listUserBookings", { params: { email: had.guest.email }, query: {} }, owner);
  await wait(salon, Date.parse(had.visit.startsAt) - salon.clock.now());
  for (const to of ["in_chair", "completed"] as const)
    await go("changeBookingState", { ...at, body: { to } }, staff);
  const review = { name: "Nadia", image: "/art/mark.svg", rating: 5, testimonial: "Calm hands." };
  await go("listUserBookings", { params: { email: had.guest.email }, query: {} }, had.guest);
  const { insertedId } = await go("createReview", { body: { ...review, bookingId: had.id } }, had.guest);
  await go("moderateReview", { params: { id: insertedId }, body: { reply: "Thank you." } });
  await wait(salon, days(2));
}

async function keepMembersAndCards({ salon, guest, done, go }: Walk): Promise<void> {
  const { membershipId } = await join(salon, guest);
  done.add("createMembership");
  await go("readMembershipReceipt", { params: { id: membershipId } }, guest);
  await salon.drain();
  await go("refundMembership", { params: { id: guest.userId }, body: {} });
  await salon.drain();
  const visit = await freeVisit(salon);
  const { clientSecret } = await hold(salon, guest, visit);
  const params = { id: clientSecret.split("_secret_")[0] ?? "" };
  await go("arrangeCard", { params, body: { save: true } }, guest);
  await pay(salon, clientSecret);
  await go("checkPayment", { params }, guest);
  const [card] = await go("listCards", {}, guest);
  await go("createBooking", bookingOf(guest, visit.service, params.id), guest);
  await go("removeCard", { params: { id: card?._id ?? "" } }, guest);
}

async function runTheDesk({ salon, staff, done, go }: Walk): Promise<void> {
  const { id, visit } = await bookAtDesk(salon, staff);
  done.add("createDeskBooking");
  await go("recordPayment", { params: { id }, body: {} }, staff);
  await go("reversePayment", { params: { id }, body: { reason: "It was another visit." } }, staff);
  await makeCheaper({ salon, staff, go });
  const startsAt = visit.startsAt;
  const endsAt = new Date(Date.parse(startsAt) + hours(2)).toISOString();
  const pause = { masterId: visit.masterId, startsAt, endsAt, reason: "Lunch" };
  const { insertedId } = await go("createTimeOff", { body: pause }, staff);
  await wait(salon, Date.parse(startsAt) - salon.clock.now());
  await go("changeBookingState", { params: { id }, body: { to: "in_chair" } }, staff);
  await go("recordPayment", { params: { id }, body: { method: "cash", tip: 5 } }, staff);
  await go("reverseTip", { params: { id }, body: { amount: 5 } }, staff);
  await go("changeBookingState", { params: { id }, body: { to: "confirmed", undo: true } }, staff);
  await go("changeBookingState", { params: { id }, body: { to: "no_show", reason: "Nobody came." } }, staff);
  await go("deleteTimeOff", { params: { id: insertedId } }, staff);
  await holdAhead(salon, await addPerson(salon));
  const date = (ahead: number) => new Date(salon.clock.now() + days(ahead)).toISOString().slice(0, 10);
  const { holds } = await go("readCalendar", { query: { from: date(0), to: date(6) } }, staff);
  await go("freeHold", { params: { id: holds[0]?._id ?? "" } }, staff);
}

async function runTheSalon({ salon, guest, owner, done, go }: Walk): Promise<void> {
  const { insertedId: room } = await go("createRoom", { body: { name: "Steam cabin", units: 1 } });
  await go("updateRoom", { params: { id: room }, body: { name: "Steam cabins", units: 2 } });
  await go("updateRoom", { params: { id: room }, body: { name: "Steam cabins", units: 1 } });
  await go("deleteRoom", { params: { id: room } });
  const params = { id: (await freeVisit(salon)).masterId };
  const { master, hours: week, serviceIds } = await go("readSchedule", { params });
  const { _id, ...about } = master;
  await go("saveSchedule", { params, body: { ...about, serviceIds, hours: week.slice(1) } });
  await go("saveSchedule", { params, body: { ...about, serviceIds, hours: week } });
  await go("retireMaster", { params, body: { worksHere: false } });
  await go("retireMaster", { params, body: { worksHere: true } });
  const date = new Date(salon.clock.now() + days(9)).toISOString().slice(0, 10);
  const special = { masterId: null, from: date, to: date, reason: "Victory Day" };
  await go("createHoursException", { body: special });
  const made = (await go("readSchedule", { params })).exceptions[0];
  await go("deleteHoursException", { params: { id: made?._id ?? "" } });
  const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#863" } })
    .png()
    .toBuffer();
  const { body } = await upload(salon, image, guest);
  done.add("uploadImage");
  await go("updateMe", { body: { photoURL: body.data.display_url } }, guest);
  await go("sendMobileCode", { body: { mobile: "01711234599" } }, guest);
  await salon.drain();
  const code = (await codeSentTo(salon, guest.userId)) ?? "";
  await go("proveMobile", { body: { code } }, guest);
  await walkSample({ salon, owner, go } as Walk, "createContactMessage");
  const [message] = await go("listContactMessages", { query: {} });
  await go("handleContactMessage", { params: { id: message?._id ?? "" }, body: { handled: true } });
  await raiseException(
    salon.app.engine.write,
    { kind: "foreign_intent", cause: "foreign:pi_walk", subjectId: "pi_walk" },
    salon.clock.now(),
  );
  const { exceptions } = await go("listExceptions", { query: {} });
  await go("resolveException", { params: { id: exceptions[0]?._id ?? "" }, body: { action: "note" } });
}

async function doEveryRound({ salon }: Walk): Promise<void> {
  for (const passed of [hours(2), days(1), days(31)]) {
    await wait(salon, passed);
    await reconcileMoney(salon.app);
    await tidyUp(salon.app);
    // For a provider that keeps its sessions elsewhere.
    await forgetIdleSessions(salon.app.engine.write, salon.clock.now() - days(90));
  }
}

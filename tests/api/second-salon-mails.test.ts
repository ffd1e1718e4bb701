import PostalMime, { type Email } from "postal-mime";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import type { SiteContent } from "#contract/site-content.ts";
import { walkEverything } from "#tests/api/whole-walk.ts";
import { doBackgroundWork, wait } from "#tests/support/background-work.ts";
import { bookAhead, otherStart } from "#tests/support/booked.ts";
import { call, refused } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { days, hours } from "#tests/support/clock.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { loseHour } from "#tests/support/lost-hours.ts";
import { addMember } from "#tests/support/members.ts";
import { addPerson, askIdentity, signUp } from "#tests/support/people.ts";
import { publicUrl } from "#tests/support/salon-config.ts";
import { upload } from "#tests/support/upload.ts";
import { book, bookingOf, freeVisit, hold } from "#tests/support/visits.ts";

/** The kinds of mail that the product sends: the first word of a mail's name. */
const kinds = [
  "cancelled",
  "changed",
  "confirmed",
  "gift_card",
  "gift_card_bought",
  "hour_lost",
  "hour_offered",
  "invitation",
  "member",
  "member_refunded",
  "member_reminder",
  "message",
  "message-receipt",
  "money_back",
  "moved",
  "package_bought",
  "package_refunded",
  "receipt",
  "received",
  "reminder_day",
  "reminder_hours",
  "reset",
  "review",
  "sign-up",
  "test",
  "verification",
  "welcome",
];

/** Words that only the demo uses. Here, its catalogue is the salon's own. */
const shiuli =
  /shiuli|শিউলি|road 27|২৭ নম্বর|dhanmondi|ধানমন্ডি|quiet house|facebook|instagram|youtube|a3142f|art\/mail\/mark/i;

const salon = givenSalon();
const owner = givenOwner(salon);
const staff = givenStaff(salon);
let mark: string;

beforeAll(async () => {
  const settings = await call(salon, "readSalonSettings", {}, owner);
  const own = { name: "Parul", nameBn: "পারুল", address: ["House 9", "Sylhet"], addressBn: [] };
  const body = { ...settings, ...own, email: "us@parul.example" };
  await call(salon, "saveSalonSettings", { body }, owner);
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: "#28407a" } });
  const { body: kept } = await upload(salon, await picture.png().toBuffer(), owner);
  const address = kept.data.display_url;
  mark = publicUrl + address.replace(/-\d+\.webp$/, "-192.png");
  const none = { en: "", bn: "" };
  const { version } = await call(salon, "readSiteDraft", {}, owner);
  const change: Partial<SiteContent> = {
    accent: "#28407a",
    logo: { address, alt: none, focus: { x: 50, y: 50 } },
    footer: { about: none, services: [], social: [] },
  };
  const saved = await call(salon, "saveSiteDraft", { body: { version, change } }, owner);
  await call(salon, "publishSite", { body: saved }, owner);
});

test("every kind of mail has the salon's own name, address, logo and colour, and nothing of the demo's", async () => {
  await loseAnHour();
  await moveAndFinish();
  await signUpAgain();
  await walkEverything(salon);
  await addMember(salon);
  await wait(salon, days(336));
  const mails = await Promise.all((await salon.mails()).map((source) => PostalMime.parse(source)));
  expect([...new Set(mails.map(kindOf))].sort()).toEqual(kinds);
  for (const mail of mails) {
    const said = textOf(mail);
    const found = shiuli.exec(said);
    expect(found && `${kindOf(mail)}: ${said.slice(found.index - 80, found.index + 80)}`).toBeNull();
    const isBangla = mail.html?.includes('lang="bn"');
    expect(mail.from?.name).toBe(isBangla ? "পারুল" : "Parul");
    if (isBangla) expect(said).not.toMatch(/\bParul\b/);
    expect(said).toContain("House 9");
    expect(mail.html).toContain(mark);
    if (/<td[^>]*>\s*<a /.test(mail.html ?? "")) expect(mail.html).toContain("#28407a");
  }
  expect(mails.filter(({ from }) => from?.name === "পারুল").length).toBeGreaterThan(2);
  const shown = await salon.server.inject({ url: new URL(mark).pathname });
  expect(shown.headers["content-type"]).toBe("image/png");
});

function kindOf({ messageId = "" }: Email): string {
  return messageId.slice(1).split(".")[0] ?? "";
}

/** Everything that a mail's reader or mail program sees: the text, the HTML, the calendar entry. */
function textOf({ from, replyTo, subject, text, html, attachments }: Email): string {
  const files = attachments.map(({ content }) =>
    typeof content === "string" ? content : new TextDecoder().decode(content),
  );
  const said = [JSON.stringify([from, replyTo]), subject, text, html, ...files].join("\n");
  // A guest of the test's salon has such an address.
  return said.replaceAll("anika@shiuli.example", "");
}

/** A payment arrives when its hour is already somebody else's. */
async function loseAnHour(): Promise<void> {
  const guest = await addPerson(salon, { verified: true });
  const visit = await freeVisit(salon);
  const { clientSecret, purchaseId } = await hold(salon, guest, visit);
  const { intentId } = await pay(salon, clientSecret);
  await loseHour(salon, purchaseId);
  await book(salon, await addPerson(salon), visit);
  await refused(salon, "createBooking", bookingOf(guest, visit.service, intentId), guest);
  await doBackgroundWork(salon);
}

/** The visit of a guest who reads Bangla. */
async function moveAndFinish(): Promise<void> {
  const { guest, visit, id } = await bookAhead(salon, 60);
  const receipt = await call(salon, "readReceipt", { params: { id } }, guest);
  expect(receipt.salon).toMatchObject({ name: "Parul", address: ["House 9", "Sylhet"] });
  await call(salon, "updateMe", { body: { language: "bn" } }, guest);
  const startsAt = await otherStart(salon, visit);
  await call(salon, "moveBooking", { params: { id }, body: { startsAt } }, guest);
  await salon.drain();
  await wait(salon, Date.parse(startsAt) - hours(1) - salon.clock.now());
  await wait(salon, hours(1));
  for (const to of ["confirmed", "in_chair", "completed"] as const)
    await call(salon, "changeBookingState", { params: { id }, body: { to } }, staff);
  await wait(salon, hours(20));
}

async function signUpAgain(): Promise<void> {
  const account = { email: "again@example.com", password: "sona-27-again", name: "Again" };
  await signUp(salon, account);
  await askIdentity(salon, { cookie: "" }, "/sign-up/email", { ...account, password: "another-28" });
  await salon.drain();
}

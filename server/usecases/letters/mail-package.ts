import { type BoughtPackageRow, findBoughtPackage } from "#server/database/packages.ts";
import { findUser, type UserRow } from "#server/database/users.ts";
import { compose } from "#server/usecases/letters/compose.ts";
import { letterhead, type Post, type SendOutcome } from "#server/usecases/letters/post.ts";
import { type MailHead, pageUrl, textsOf } from "#server/usecases/texts/letterhead.ts";

/** A bought package on its way into a mail to its buyer. */
interface PackageLetter {
  bought: BoughtPackageRow;
  user: UserRow;
  head: MailHead;
  /** The service in the mail's language. */
  service: string;
}

/** Tells the buyer of a package what was paid, and until when its sessions can be booked. */
export async function mailPackageBought(post: Post, packageId: string): Promise<SendOutcome> {
  const letter = await open(post, packageId);
  if (letter === "gone") return letter;
  const { bought, user, head, service } = letter;
  if (bought.refunded_at !== null) return "cancelled";
  const { pack: texts, common } = textsOf(head);
  const { written, rows, actions } = common;
  const { zone } = head.salon;
  const soldAt = bought.sold_at ?? 0;
  const until = bought.last_day && written.date(noonOf(bought.last_day, zone), zone);
  const sessions = written.number(bought.sessions);
  const words = texts.bought({ salon: head.salon.name, service, sessions, until });
  const mail = compose(head, { about: `package_bought.${bought.id}`, to: user.email }, words, {
    rows: [
      [texts.rows.sessions, `${sessions} × ${service}`],
      ...(until === null ? [] : [[texts.rows.until, until] satisfies [string, string]]),
      [rows.date, written.moment(soldAt, zone)],
      [rows.transaction, bought.transaction_id ?? ""],
    ],
    total: [rows.total, written.money(bought.worth_cents)],
    actions: [{ label: actions.services, url: pageUrl(head, "/services") }],
  });
  await post.mailer.send(mail);
  return null;
}

/** Tells the buyer that a package was ended, and what of it goes back. @param refunded.cents that were promised when it was */
export async function mailPackageRefunded(
  post: Post,
  { packageId, cents }: { packageId: string; cents: number },
): Promise<SendOutcome> {
  const letter = await open(post, packageId);
  if (letter === "gone") return letter;
  const { user, head, service } = letter;
  const { pack: texts, common } = textsOf(head);
  const words = texts.refunded({ salon: head.salon.name, service, back: common.written.money(cents) });
  await post.mailer.send(compose(head, { about: `package_refunded.${packageId}`, to: user.email }, words));
  return null;
}

async function open(post: Post, packageId: string): Promise<PackageLetter | "gone"> {
  const db = post.app.engine.read;
  const bought = await findBoughtPackage(db, packageId);
  const user = bought && (await findUser(db, bought.user_id));
  if (!bought || !user) return "gone";
  const head = await letterhead(post, user.language);
  const service = (head.language === "bn" && bought.service_name_bn) || bought.service_name;
  return { bought, user, head, service };
}

function noonOf(day: string, timeZone: string): number {
  const plainTime = Temporal.PlainTime.from("12:00");
  return Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
}

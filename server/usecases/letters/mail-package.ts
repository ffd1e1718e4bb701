import { instantOf } from "#domain/time/dates.ts";
import { type BoughtPackageRow, findBoughtPackage } from "#server/database/packages.ts";
import { findUser } from "#server/database/users.ts";
import { compose } from "#server/usecases/letters/compose.ts";
import { letterhead, type Post, type SendOutcome } from "#server/usecases/letters/post.ts";
import { type MailHead, pageUrl, textsOf } from "#server/usecases/texts/letterhead.ts";

/** What a mail to the buyer of a package needs. */
interface PackageLetter {
  bought: BoughtPackageRow;
  /** The account's address, or else the one that the desk was told. */
  to: string;
  head: MailHead;
  /** The service's name in the mail's language. */
  service: string;
}

/** Tells the buyer of a package what was paid, and until when its sessions can be booked. */
export async function mailPackageBought(post: Post, packageId: string): Promise<SendOutcome> {
  const letter = await open(post, packageId);
  if (letter === "gone") return letter;
  const { bought, to, head, service } = letter;
  const { sold_at: soldAt } = bought;
  if (soldAt === null) return "gone";
  if (bought.refunded_at !== null) return "cancelled";
  const { pack: texts, common } = textsOf(head);
  const { written, rows, actions } = common;
  const { zone } = head.salon;
  const until = bought.last_day && written.date(instantOf(bought.last_day, "12:00", zone), zone);
  const sessions = written.number(bought.sessions);
  const words = texts.bought({ salon: head.salon.name, service, sessions, until });
  const mail = compose(head, { about: `package_bought.${bought.id}`, to }, words, {
    rows: [
      [texts.rows.sessions, `${sessions} × ${service}`],
      ...(until === null ? [] : [[texts.rows.until, until] satisfies [string, string]]),
      [rows.date, written.dated(soldAt, zone)],
      ...(bought.transaction_id
        ? [[rows.transaction, bought.transaction_id] satisfies [string, string]]
        : []),
    ],
    total: [rows.total, written.money(bought.worth_cents)],
    actions: [{ label: actions.services, url: pageUrl(head, "/services") }],
  });
  await post.mailer.send(mail);
  return null;
}

/**
 * Tells the buyer that a package was ended, and what is refunded.
 * @param refunded.about the cause of the refund @param refunded.cents promised to the bank card, or handed back at the
 * salon
 */
export async function mailPackageRefunded(
  post: Post,
  { packageId, about, cents, atSalon }: { packageId: string; about: string; cents: number; atSalon: boolean },
): Promise<SendOutcome> {
  const letter = await open(post, packageId);
  if (letter === "gone") return letter;
  const { to, head, service } = letter;
  const { pack: texts, common } = textsOf(head);
  const told = { salon: head.salon.name, service };
  const back = common.written.money(cents);
  const words = atSalon
    ? texts.handedBack({ ...told, back })
    : texts.refunded({ ...told, back: common.goesBack(back, head.takesCards) });
  await post.mailer.send(compose(head, { about: `package_refunded.${about}`, to }, words));
  return null;
}

async function open(post: Post, packageId: string): Promise<PackageLetter | "gone"> {
  const db = post.app.engine.read;
  const bought = await findBoughtPackage(db, packageId);
  const user = bought?.user_id ? await findUser(db, bought.user_id) : undefined;
  const to = user?.email || bought?.to_email;
  if (!bought || !to) return "gone";
  const head = await letterhead(post, user?.language ?? bought.language);
  const service = (head.language === "bn" && bought.service_name_bn) || bought.service_name;
  return { bought, to, head, service };
}

import { provedNumber } from "#domain/mobile-proof.ts";
import { mostTriesUnanswered } from "#domain/text-messages.ts";
import { afterNight } from "#domain/time/night.ts";
import { findSentText } from "#server/database/sent-texts.ts";
import { findUser } from "#server/database/users.ts";
import { type Mail, Undeliverable } from "#server/mail/port.ts";
import { NoAnswer } from "#server/sms/port.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { mailInstead } from "#server/usecases/deliveries/mail-instead.ts";
import { type Told, type Way, wayTo } from "#server/usecases/deliveries/way-to.ts";
import type { Post, Queue, SendOutcome } from "#server/usecases/letters/post.ts";
import { sendText } from "#server/usecases/letters/send-text.ts";
import { isUnproved } from "#server/usecases/letters/visit-letter.ts";
import { hasStoppedTexts } from "#server/usecases/stopped-texts.ts";
import type { Letterhead } from "#server/usecases/texts/letterhead.ts";
import { type CutNames, fitted } from "#server/usecases/texts/sms.ts";

/** A notice about a visit, as a mail and as a text. Only the form that its reader has chosen is created. */
export interface Notice {
  /** Unique, and the same when it is sent again. */
  about: string;
  mail(): Promise<Mail>;
  /** @param link the notice's link, or empty if it has none or there is no room for it */
  text(cut: CutNames, link: string): string;
  /** Creates the short link for a text. Mails have longer ones. */
  link?(): Promise<string>;
  /** Whether it goes only to a proved address, because an unproved one may be a stranger's. */
  needsProof?: boolean;
  /** Whether it goes to a proved number if the address is unproved, because its reader must know in time. */
  elseByText?: boolean;
  /**
   * Whether it can wait until the morning instead of being texted at night. False for replies to what somebody just
   * did.
   */
  canWait?: boolean;
}

type Reader = Told & { email: string };

/**
 * Notifies somebody about a visit in the way that they now prefer. If it was queued for another way, moves it to that
 * queue, so that what waits there holds up nothing here.
 */
export async function sendNotice(
  post: Post,
  { reader, head }: { reader: Reader; head: Letterhead },
  notice: Notice,
): Promise<SendOutcome> {
  const { app, queue } = post;
  const told = await toldByText(post);
  if (told !== undefined) return told;
  const way: Way = queue.isSettled ? { by: "mail" } : await wayOf(app, reader, notice);
  if (way.by !== "mail") {
    if (queue.by === "mail") return { by: "sms" };
    const from = notice.canWait ? afterNight(app.now(), head.salon.zone) : app.now();
    if (from > app.now()) return { runAt: from };
    const { by, number } = way;
    const link = (await notice.link?.()) ?? "";
    const written = fitted((cut) => notice.text(cut, cut(link, "whole")));
    const text = { id: notice.about, number, text: written, by };
    const hasAddress = reader.email !== "";
    try {
      const sent = await sendText(app, { work: queue.workId, share: "notices", ...text });
      if (sent === "sent") return null;
      if (!hasAddress) return sent;
    } catch (error) {
      if (!hasAddress || !isLastTry(error, queue)) throw error;
    }
    return { by: "mail", isSettled: true };
  }
  if (queue.by === "sms") return { by: "mail" };
  if (reader.email === "") return way.hasStoppedTexts ? "stopped" : "no_address";
  if (notice.needsProof && (await isUnproved(app.engine.read, reader))) return "unverified";
  await post.mailer.send(await notice.mail());
  return null;
}

/**
 * What is left to do for a notice whose text the gateway accepted, although its answer was lost. Nothing is sent again,
 * whatever its reader has chosen since. The work stays a text, so that its mail is queued if the text turns out
 * undelivered.
 * @returns undefined if no text was accepted, or if one was not delivered and now waits as a mail
 */
async function toldByText({ app, queue: { by, workId } }: Post): Promise<SendOutcome | undefined> {
  const known = app.sms && (await findSentText(app.engine.write, workId));
  if (!known?.sent_at) return undefined;
  const hasFailed = known.receipt === "undelivered";
  if (by === "mail") return hasFailed ? undefined : { by: "sms", isSettled: false };
  // The report may have arrived while the work waited among mails.
  if (hasFailed) await app.engine.transaction((tx) => mailInstead(tx, workId, app.now()));
  return null;
}

async function wayOf(app: UseCases, reader: Reader, { elseByText }: Notice): Promise<Way> {
  const way = await wayTo(app, reader);
  if (way.by !== "mail" || way.hasStoppedTexts || !elseByText || reader.user_id === null) return way;
  const user = await findUser(app.engine.read, reader.user_id);
  const number = user?.email_verified === 0 && app.sms?.channels.includes("sms") && provedNumber(user);
  return number && !(await hasStoppedTexts(app, number)) ? { by: "sms", number } : way;
}

/** Whether no further text will be tried after this error. */
function isLastTry(error: unknown, { attempts }: Queue): boolean {
  return error instanceof Undeliverable || (error instanceof NoAnswer && attempts >= mostTriesUnanswered);
}

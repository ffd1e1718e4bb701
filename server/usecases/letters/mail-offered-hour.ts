import { listBanglaServices } from "#server/database/bangla-names.ts";
import { readLanguage } from "#server/database/guest-choices.ts";
import { findOfferedHour } from "#server/database/offered-hours.ts";
import { findWaiting } from "#server/database/waiting.ts";
import { compose } from "#server/usecases/letters/compose.ts";
import { offeredHourPage, writeHourLink } from "#server/usecases/letters/offered-hour-link.ts";
import { letterhead, type Post, type SendOutcome } from "#server/usecases/letters/post.ts";
import { sendNotice } from "#server/usecases/letters/send-notice.ts";
import { bookingsButton, briefMoment, cutWords, moment } from "#server/usecases/letters/visit-letter.ts";
import { withoutLinks } from "#server/usecases/letters/without-links.ts";
import { pageUrl, textsOf } from "#server/usecases/texts/letterhead.ts";
import { smsTexts } from "#server/usecases/texts/sms.ts";

/**
 * Tells somebody on the waiting list about the hour held for them. Sends nothing once the offer has ended, was taken or
 * was given up.
 */
export async function mailOfferedHour(post: Post, offeredHourId: string): Promise<SendOutcome> {
  const { app } = post;
  const db = app.engine.read;
  const offered = await findOfferedHour(db, offeredHourId);
  const entry = offered && (await findWaiting(db, offered.waiting_id));
  if (!entry || !offered) return "gone";
  if (offered.state === "booked" || offered.taken_at !== null) return "already_done";
  if (offered.state !== "open" || entry.state !== "waiting") return "cancelled";
  if (offered.until <= app.now()) return "too_late";
  const head = await letterhead(post, await readLanguage(db, entry));
  const { waiting: texts, common } = textsOf(head);
  const until = common.written.clock(offered.until, head.salon.zone);
  const inBangla = head.language === "bn" ? await listBanglaServices(db, entry.service_ids) : null;
  const service = inBangla ?? entry.service_name;
  const told = {
    salon: head.salon.name,
    name: withoutLinks(entry.name),
    service,
    when: moment(offered.starts_at, head, app.now()),
    masters: "",
    until,
  };
  const isCaller = entry.user_id === null;
  const about = `hour_offered.${offered.id}`;
  // Somebody who gave only a number is told by text.
  const reader = { ...entry, by_text: Number(isCaller && entry.email === "") };
  return await sendNotice(
    post,
    { reader, head },
    {
      about,
      needsProof: true,
      elseByText: true,
      link: async () => (isCaller ? "" : `${post.publicUrl}${await writeHourLink(app, offered.id)}`),
      text: (cut, link) => {
        const sms = smsTexts[head.language];
        const visit = { ...cutWords(told, cut), when: briefMoment(offered.starts_at, head) };
        if (isCaller) return sms.hourOfferedToCaller(visit, until);
        return sms.hourOffered(visit, until, link);
      },
      mail: async () => {
        const page = offeredHourPage(entry, offered, head.salon.zone);
        const take = { label: texts.take, url: pageUrl(head, page) };
        const words = isCaller ? texts.offeredToCaller(told) : texts.offered(told);
        return compose(head, { about, to: entry.email }, words, {
          rows: [[common.rows.service, service]],
          actions: isCaller ? [] : [take, ...bookingsButton(head, entry.user_id)],
        });
      },
    },
  );
}

import { listBanglaServices } from "#server/database/bangla-names.ts";
import { readLanguage } from "#server/database/guest-choices.ts";
import type { Work } from "#server/database/outbox-work.ts";
import { findPayment } from "#server/database/payments.ts";
import { findPurchase } from "#server/database/purchases.ts";
import { otherHours } from "#server/usecases/hours/other-hours.ts";
import { compose } from "#server/usecases/letters/compose.ts";
import { letterhead, type Post, type SendOutcome } from "#server/usecases/letters/post.ts";
import { sendNotice } from "#server/usecases/letters/send-notice.ts";
import { cutWords, moment } from "#server/usecases/letters/visit-letter.ts";
import { withoutLinks } from "#server/usecases/letters/without-links.ts";
import { pageUrl, textsOf } from "#server/usecases/texts/letterhead.ts";
import { smsTexts } from "#server/usecases/texts/sms.ts";

/**
 * Says that a visit was paid but not booked, that all the money is refunded, and which slots are free.
 * @param lost.why `credit_lost` when its gift card was used in the meantime, `hour_over` when the hour had passed; else
 * it was taken or is not offered any more
 */
export async function mailHourLost(
  post: Post,
  { paymentId, why }: Work["mail_hour_lost"],
): Promise<SendOutcome> {
  const db = post.app.engine.read;
  const payment = await findPayment(db, paymentId);
  const purchase = payment && (await findPurchase(db, payment.purchase_id));
  if (!purchase) return "gone";
  const head = await letterhead(post, await readLanguage(db, purchase));
  const { common, visits } = textsOf(head);
  const { starts_at: startsAt, items } = purchase;
  const ids = items.map(({ service_id }) => service_id);
  const inBangla = head.language === "bn" ? await listBanglaServices(db, ids) : null;
  const visit = {
    salon: head.salon.name,
    name: withoutLinks(purchase.name),
    service: inBangla ?? items.map(({ service_name }) => service_name).join(", "),
    when: startsAt === null ? "" : moment(startsAt, head, post.app.now()),
    masters: "",
  };
  const said = why === "credit_lost" ? "creditLost" : why === "hour_over" ? "hourOver" : "hourLost";
  const sum = common.written.money(payment.amount_cents);
  const about = `hour_lost.${paymentId}`;
  return await sendNotice(
    post,
    { reader: { ...purchase, by_text: 0 }, head },
    {
      about,
      text: (cut) =>
        smsTexts[head.language][said](cutWords(visit, cut), common.goesBackInShort(sum, head.takesCards)),
      mail: async () => {
        const near = await post.app.engine.snapshot((snapshot) =>
          otherHours(snapshot, items, { now: post.app.now() }),
        );
        const free = (near ?? []).map((hour) => moment(Date.parse(hour.startsAt), head, post.app.now()));
        const actions = [{ label: common.actions.again, url: pageUrl(head, "/services") }];
        const goesBack = common.allGoesBack(sum, head.takesCards);
        return compose(head, { about, to: purchase.email }, visits[said](visit, { goesBack, free }), {
          actions,
        });
      },
    },
  );
}

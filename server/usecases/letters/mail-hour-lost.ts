import { findPayment } from "#server/database/payments.ts";
import { findPurchase } from "#server/database/purchases.ts";
import { readLanguage } from "#server/database/users.ts";
import { otherHours } from "#server/usecases/hours/other-hours.ts";
import { compose } from "#server/usecases/letters/compose.ts";
import { letterhead, type Post, type SendOutcome } from "#server/usecases/letters/post.ts";
import { moment } from "#server/usecases/letters/visit-letter.ts";
import { withoutLinks } from "#server/usecases/letters/without-links.ts";
import { pageUrl, textsOf } from "#server/usecases/texts/letterhead.ts";

/**
 * Says that a visit was paid and not booked, that all the money goes back, and which slots are free.
 * @param lost.why `credit_lost` when its gift card was used meanwhile; else another customer had the hour
 */
export async function mailHourLost(
  post: Post,
  { paymentId, why }: { paymentId: string; why: string | undefined },
): Promise<SendOutcome> {
  const db = post.app.engine.read;
  const payment = await findPayment(db, paymentId);
  const purchase = payment && (await findPurchase(db, payment.purchase_id));
  if (!purchase) return "gone";
  if (purchase.email === "") return "no_address";
  const head = await letterhead(post, await readLanguage(db, purchase.user_id));
  const { common, visits } = textsOf(head);
  const near = await post.app.engine.snapshot((snapshot) =>
    otherHours(snapshot, purchase.items, { now: post.app.now() }),
  );
  const free = (near ?? []).map(({ startsAt }) => moment(Date.parse(startsAt), head));
  const visit = {
    salon: head.salon.name,
    name: withoutLinks(purchase.name),
    service: purchase.items.map((item) => item.service_name).join(", "),
    when: purchase.starts_at === null ? "" : moment(purchase.starts_at, head),
    masters: "",
  };
  const say = why === "credit_lost" ? visits.creditLost : visits.hourLost;
  const words = say(visit, { sum: common.written.money(payment.amount_cents), free });
  const actions = [{ label: common.actions.again, url: pageUrl(head, "/services") }];
  const envelope = { about: `hour_lost.${paymentId}`, to: purchase.email };
  await post.mailer.send(compose(head, envelope, words, { actions }));
  return null;
}

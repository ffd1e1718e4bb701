import { lazy, useState } from "react";
import { Link } from "react-router";
import { useReopenException, useResolveException } from "#app/data/exceptions.ts";
import { useTranslatedNames } from "#app/data/use-translated.ts";
import { happened, wordsOf } from "#app/features/owner/exception-sentences.ts";
import { money } from "#app/lib/money.ts";
import { inSalon, salonDate } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { exceptionTexts } from "#app/texts/en/dashboard/exceptions.ts";
import { handBackTexts } from "#app/texts/en/dashboard/hand-back.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Badge } from "#app/ui/Badge.tsx";
import { Button } from "#app/ui/Button.tsx";
import { Opening } from "#app/ui/Opening.tsx";
import { keepFocus } from "#app/ui/return-focus.ts";
import { notifySuccess } from "#app/ui/toasts.ts";
import { useConfirm } from "#app/ui/use-confirm.tsx";
import type { Exception } from "#contract/exceptions.ts";
import type { ExceptionAction } from "#domain/exceptions.ts";

const RefundBackDialog = lazy(async () => ({
  default: (await import("#app/features/owner/RefundBackDialog.tsx")).RefundBackDialog,
}));
const RefundNotBackDialog = lazy(async () => ({
  default: (await import("#app/features/owner/RefundNotBackDialog.tsx")).RefundNotBackDialog,
}));

/** One thing that needs the owner: what happened, what it is about, and what helps. */
export function ExceptionCard({ exception }: { exception: Exception }) {
  const { zone, takesCards } = useSalon();
  const { _id: id, at, action, resolvedAt, handBack, handedBack, seen = false } = exception;
  const { mistake } = useTexts(handBackTexts);
  const [asking, setAsking] = useState<"hand_back" | "not_handed_back" | null>(null);
  const close = () => setAsking(null);
  const [ask, question] = useConfirm();
  const texts = useTexts(exceptionTexts);
  const { title, text } = happened(exception, texts);
  const byHand = !resolvedAt && handBack !== undefined && !takesCards;
  const resolve = useResolveException();
  const reopening = useReopenException(id);
  const titleId = `exception-${id}`;

  /** Asks before a refund that may have been sent is handed back as well. */
  async function act() {
    const { failRefundTitle, failRefundText, failRefund, leaveOpen } = texts;
    const risk = { title: failRefundTitle, text: failRefundText, yes: failRefund, no: leaveOpen };
    if (action !== "fail_refund" || (await ask(risk))) await press(action);
  }

  async function press(chosen: ExceptionAction) {
    keepFocus();
    const done = await resolve.run({ id, action: chosen }, texts.stillSo(title));
    if (done) notifySuccess(wordsOf(chosen, texts).done);
  }

  /** Asks before something that can still be done about money leaves the open ones. */
  async function markAsSeen() {
    const owed = handBack === undefined ? [] : [texts.noteOwed(money(handBack))];
    const text = [...owed, texts.noteText].join(" ");
    if (await ask({ title: texts.noteTitle, text, yes: texts.note, no: texts.leaveOpen }))
      await press("note");
  }

  async function reopen() {
    keepFocus();
    if (await reopening.run(undefined, texts.stillSo(title))) notifySuccess(texts.reopenDone);
  }

  return (
    <article className="card grid gap-3 p-6" aria-labelledby={titleId}>
      <div className="flex flex-wrap items-center justify-between gap-2.5">
        <h3 className="h4" id={titleId}>
          {title}
        </h3>
        <span className="flex items-center gap-2.5">
          <span className="muted xs num">
            {inSalon("date", at, zone)}, {inSalon("clock", at, zone)}
          </span>
          <Badge tone={resolvedAt ? "done" : "pending"}>
            {resolvedAt ? (seen ? texts.stateSeen : texts.stateDone) : texts.stateOpen}
          </Badge>
        </span>
      </div>
      <p>{byHand ? texts.onlyByHand(money(handBack)) : text}</p>
      <About about={exception.about} />
      {!resolvedAt && (
        <div className="flex flex-wrap gap-2.5">
          {!byHand && (
            <Button
              size="sm"
              loading={resolve.busy}
              loadingText={texts.oneMoment}
              // The second click of a double click was meant for the item that was here before.
              onClick={({ detail }) => detail < 2 && void act()}
            >
              {wordsOf(action, texts).button}
            </Button>
          )}
          {handBack !== undefined && !resolve.busy && (
            <Button size="sm" variant="line" onClick={() => setAsking("hand_back")}>
              {texts.handBack}
            </Button>
          )}
          {action !== "note" && !resolve.busy && (
            <Button size="sm" variant="quiet" onClick={() => void markAsSeen()}>
              {texts.note}
            </Button>
          )}
        </div>
      )}
      {seen && (
        <div>
          <Button
            size="sm"
            variant="quiet"
            loading={reopening.busy}
            loadingText={texts.oneMoment}
            onClick={({ detail }) => detail < 2 && void reopen()}
          >
            {texts.reopen}
          </Button>
        </div>
      )}
      {handedBack !== undefined && (
        <div>
          <Button size="sm" variant="quiet" onClick={() => setAsking("not_handed_back")}>
            {mistake(money(handedBack))}
          </Button>
        </div>
      )}
      {question}
      <Opening>
        {asking === "hand_back" && handBack !== undefined && (
          <RefundBackDialog {...{ exception, sum: handBack }} onClose={close} />
        )}
        {asking === "not_handed_back" && handedBack !== undefined && (
          <RefundNotBackDialog {...{ exception, sum: handedBack }} onClose={close} />
        )}
      </Opening>
    </article>
  );
}

/** The visit and the payment, if known. */
function About({ about }: { about: Exception["about"] }) {
  const { zone } = useSalon();
  const texts = useTexts(exceptionTexts);
  const translate = useTranslatedNames();
  const { bookingId, name, service_name: service, startsAt, amount, transactionId } = about;
  const visit = [
    service && translate(service),
    name && texts.for(name),
    startsAt && `${inSalon("date", startsAt, zone)}, ${inSalon("clock", startsAt, zone)}`,
    amount !== null && money(amount),
  ].filter(Boolean);
  if (visit.length === 0 && !transactionId) return null;
  return (
    <p className="muted num">
      {visit.join(", ")}
      {transactionId && (
        <>
          {visit.length > 0 && <br />}
          <code className="break-all">{transactionId}</code>
        </>
      )}
      {bookingId && name && (
        <>
          <br />
          <Link className="link" to={foundPath(name, startsAt && salonDate(startsAt, zone))}>
            {texts.seeVisit}
          </Link>
        </>
      )}
    </p>
  );
}

/**
 * The visit in the list of bookings, found by its guest's number: a cancelled one is on no calendar.
 * @param date YYYY-MM-DD
 */
function foundPath(search: string, date: string | null): string {
  const query = new URLSearchParams({ search, ...(date && { day: "dates", from: date, to: date }) });
  return `/dashboard/manageBookings?${query}`;
}

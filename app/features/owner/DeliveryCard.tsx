import { useSendAgain } from "#app/data/deliveries.ts";
import { useTranslatedNames } from "#app/data/use-translated.ts";
import { dayAndTime } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { deliveriesTexts } from "#app/texts/en/dashboard/deliveries.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Badge, type BadgeTone } from "#app/ui/Badge.tsx";
import { RowButton } from "#app/ui/RowButton.tsx";
import { TitledCard } from "#app/ui/TitledCard.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { Delivery } from "#contract/deliveries.ts";

const tones: Record<Delivery["state"], BadgeTone> = {
  waiting: "pending",
  trying: "pending",
  sent: "ok",
  not_sent: "done",
  failed: "off",
};

/**
 * One mail or text message: its subject, its recipient, what became of it and why. One that was not sent can be tried
 * again.
 */
export function DeliveryCard({ delivery }: { delivery: Delivery }) {
  const texts = useTexts(deliveriesTexts);
  const again = useSendAgain();
  const { _id: id, by, kind, state, to, notSent, error, attempts, text } = delivery;
  const kinds: Readonly<Record<string, string>> = texts.kinds;
  const name = kinds[kind] ?? kind;
  const spent = spentOn(delivery, texts);

  async function send() {
    if (await again.run(id, texts.notQueued)) notifySuccess(texts.queued);
  }

  return (
    <TitledCard title={name + texts.by[by]} badge={<State delivery={delivery} />}>
      <p className="sm muted num">
        {[to && texts.to(to), <Moment key="moment" delivery={delivery} />]
          .filter(Boolean)
          .map((part, place) => (
            <span key={place === 0 ? "to" : "moment"} className="mr-4">
              {part}
            </span>
          ))}
        {attempts > 1 && <span>{texts.tries(attempts)}</span>}
      </p>
      <About about={delivery.about} />
      {spent && <p className="sm muted num">{spent}</p>}
      {text?.receipt === "undelivered" && (
        <p>
          {texts.undelivered} {text.receiptWhy && <code className="sm">{text.receiptWhy}</code>}
        </p>
      )}
      {notSent && <p>{texts.why[notSent]}</p>}
      {error && state !== "sent" && (
        <p>
          {by === "mail" ? texts.lastError : texts.gatewayError} <code className="sm">{error}</code>
        </p>
      )}
      {(state === "failed" || state === "trying") && (
        <div className="mt-1">
          <RowButton
            row={name}
            variant={state === "failed" ? undefined : "line"}
            loading={again.busy}
            loadingText={texts.sending}
            onClick={() => void send()}
          >
            {texts.sendAgain}
          </RowButton>
        </div>
      )}
    </TitledCard>
  );
}

/** Its state. For a text message that was sent: whether it reached the phone, if known. */
function State({ delivery: { by, state, text } }: { delivery: Delivery }) {
  const texts = useTexts(deliveriesTexts);
  const receipt = by !== "mail" && state === "sent" ? text?.receipt : null;
  if (receipt) return <Badge tone={receipt === "delivered" ? "ok" : "off"}>{texts.receipts[receipt]}</Badge>;
  return <Badge tone={tones[state]}>{texts.states[state]}</Badge>;
}

/** What a text message cost. WhatsApp messages have no segments. */
function spentOn({ by, text }: Delivery, texts: typeof deliveriesTexts) {
  if (!text) return "";
  const { segments, cost } = text;
  return [by === "sms" && texts.segments(segments), cost && texts.cost(cost)].filter(Boolean).join(", ");
}

function Moment({ delivery }: { delivery: Delivery }) {
  const { zone } = useSalon();
  const texts = useTexts(deliveriesTexts);
  const { state, doneAt, dueAt } = delivery;
  if (state === "sent" && doneAt) return texts.sentAt(dayAndTime(doneAt, zone));
  if (state === "not_sent" && doneAt) return texts.decidedAt(dayAndTime(doneAt, zone));
  return state === "trying" ? texts.next(dayAndTime(dueAt, zone)) : texts.due(dayAndTime(dueAt, zone));
}

function About({ about }: { about: Delivery["about"] }) {
  const { zone } = useSalon();
  const texts = useTexts(deliveriesTexts);
  const translate = useTranslatedNames();
  if (!about) return null;
  const when = about.startsAt ? dayAndTime(about.startsAt, zone) : "";
  return <p>{texts.about(translate(about.service_name), about.name, when)}</p>;
}

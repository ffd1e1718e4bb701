import { useRepeatMessage, useWebhookMessages } from "#app/data/programs.ts";
import { explain } from "#app/lib/explain.ts";
import { dayAndTime } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { webhooksTexts } from "#app/texts/en/dashboard/webhooks.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Badge, type BadgeTone } from "#app/ui/Badge.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import { RowButton } from "#app/ui/RowButton.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { WebhookMessage } from "#contract/webhooks.ts";

const tones: Record<WebhookMessage["state"], BadgeTone> = { waiting: "pending", sent: "ok", failed: "off" };

/** The messages sent to one webhook, the newest first. */
export function WebhookLog({ webhookId, isOn }: { webhookId: string; isOn: boolean }) {
  const texts = useTexts(webhooksTexts);
  return (
    <QueryView
      query={useWebhookMessages(webhookId)}
      waiting={["h-11", "h-11"]}
      failed={(error) => `${texts.logNotLoaded} ${explain(error)}`}
      empty={<p className="sm muted">{texts.nothingSent}</p>}
    >
      {(messages) => (
        <ul className="grid gap-3" aria-label={texts.log}>
          {messages.map((message) => (
            <Message key={message._id} message={message} isOn={isOn} />
          ))}
        </ul>
      )}
    </QueryView>
  );
}

function Message({ message, isOn }: { message: WebhookMessage; isOn: boolean }) {
  const texts = useTexts(webhooksTexts);
  const { zone } = useSalon();
  const again = useRepeatMessage();
  const { _id, event, state, attempts, status, error, createdAt, nextAt } = message;
  const moment = (instant: string) => dayAndTime(instant, zone);
  const said = [
    status !== null && texts.answered(status),
    error !== null && (texts.errors[error] ?? error),
    attempts > 1 && texts.tries(attempts),
    state === "waiting" && attempts > 0 && nextAt && texts.next(moment(nextAt)),
  ].filter((one) => one !== false && one !== null);

  async function repeat() {
    if (await again.run(_id, texts.notRepeated)) notifySuccess(texts.repeated);
  }

  return (
    <li className="flex flex-wrap items-center gap-2.5">
      <span className="min-w-0 grow">
        <b>{event === "test" ? texts.testMessage : event}</b>{" "}
        <Badge tone={tones[state]}>{texts.states[state]}</Badge>
        <span className="sm muted num block">
          {moment(createdAt)}
          {said.length > 0 && `: ${said.join(", ")}`}
        </span>
        <details className="sm">
          <summary>{texts.whatIsSent}</summary>
          <code className="block">{message.body}</code>
        </details>
      </span>
      {isOn && attempts > 0 && (
        <RowButton
          row={event}
          variant="soft"
          loading={again.busy}
          loadingText={texts.sending}
          onClick={() => void repeat()}
        >
          {texts.again}
        </RowButton>
      )}
    </li>
  );
}

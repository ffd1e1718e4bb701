import { useState } from "react";
import { useChangeWebhook, useTestWebhook } from "#app/data/programs.ts";
import { WebhookLog } from "#app/features/programs/WebhookLog.tsx";
import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { webhooksTexts } from "#app/texts/en/dashboard/webhooks.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Badge } from "#app/ui/Badge.tsx";
import { RowButton } from "#app/ui/RowButton.tsx";
import { TitledCard } from "#app/ui/TitledCard.tsx";
import type { Webhook } from "#contract/webhooks.ts";

interface Props {
  webhook: Webhook;
  busy: boolean;
  onEdit: () => void;
  onRenew: () => void;
  onRemove: () => void;
}

/** One webhook: its events, whether it answers, and the log of its messages. */
export function WebhookCard({ webhook, busy, onEdit, onRenew, onRemove }: Props) {
  const texts = useTexts(webhooksTexts);
  const { zone } = useSalon();
  const test = useTestWebhook();
  const { _id, url, events, failingSince, offAt } = webhook;
  const change = useChangeWebhook(_id);
  const [showsLog, setShowsLog] = useState(false);
  const day = (instant: string) => inSalon("date", instant, zone);

  async function sendTest() {
    if (await test.run(_id, texts.notTested)) setShowsLog(true);
  }

  const line = { row: url, variant: "line" } as const;
  return (
    <TitledCard title={url} heading="h3" badge={<State webhook={webhook} />}>
      <p>{texts.toldWhen(events.map((event) => texts.events[event]).join(", "))}</p>
      {offAt && <p>{failingSince ? texts.switchedOff(day(offAt)) : texts.offSince(day(offAt))}</p>}
      {failingSince && !offAt && <p>{texts.failingSince(day(failingSince))}</p>}
      <div className="button-row">
        {!offAt && (
          <RowButton
            {...line}
            loading={test.busy}
            loadingText={texts.sending}
            onClick={() => void sendTest()}
          >
            {texts.test}
          </RowButton>
        )}
        <RowButton
          {...line}
          loading={change.busy}
          loadingText={texts.saving}
          onClick={() => void change.run({ isOn: offAt !== null }, texts.notSaved)}
        >
          {offAt ? texts.switchOn : texts.switchOff}
        </RowButton>
        <RowButton {...line} disabled={busy} onClick={onEdit}>
          {texts.change}
        </RowButton>
        <RowButton {...line} disabled={busy} onClick={onRenew}>
          {texts.renew}
        </RowButton>
        <RowButton row={url} variant="quiet" disabled={busy} onClick={onRemove}>
          {texts.remove}
        </RowButton>
        <RowButton
          row={url}
          variant="quiet"
          aria-expanded={showsLog}
          onClick={() => setShowsLog((shows) => !shows)}
        >
          {showsLog ? texts.hideLog : texts.showLog}
        </RowButton>
      </div>
      {showsLog && <WebhookLog webhookId={_id} isOn={offAt === null} />}
    </TitledCard>
  );
}

function State({ webhook: { offAt, failingSince } }: Pick<Props, "webhook">) {
  const texts = useTexts(webhooksTexts);
  if (offAt) return <Badge tone="off">{texts.off}</Badge>;
  return failingSince ? <Badge tone="pending">{texts.failing}</Badge> : <Badge tone="ok">{texts.on}</Badge>;
}

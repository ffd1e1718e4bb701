import { useState } from "react";
import { useRemoveWebhook, useRenewWebhookSecret, useWebhooks } from "#app/data/programs.ts";
import { ShownSecret } from "#app/features/programs/ShownSecret.tsx";
import { WebhookCard } from "#app/features/programs/WebhookCard.tsx";
import { ChangeWebhookDialog, NewWebhookDialog } from "#app/features/programs/WebhookDialog.tsx";
import { explain } from "#app/lib/explain.ts";
import { webhooksTexts } from "#app/texts/en/dashboard/webhooks.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { GrowingList } from "#app/ui/GrowingList.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import { useConfirm } from "#app/ui/use-confirm.tsx";
import type { Webhook } from "#contract/webhooks.ts";

/** The addresses of other programs that are notified of events. */
export function Webhooks() {
  const texts = useTexts(webhooksTexts);
  const webhooks = useWebhooks();
  const remove = useRemoveWebhook();
  const renew = useRenewWebhookSecret();
  const [edited, setEdited] = useState<Webhook | "new">();
  const [shown, setShown] = useState<{ url: string; secret: string }>();
  const [ask, dialog] = useConfirm();

  async function end({ _id, url }: Webhook) {
    const question = { title: texts.removeQuestion(url), text: texts.removeText, yes: texts.removeYes };
    if (!(await ask({ ...question, no: texts.keep, danger: true }))) return;
    if (await remove.run(_id, texts.notRemoved)) notifySuccess(texts.removed);
  }
  async function giveSecret({ _id, url }: Webhook) {
    const question = { title: texts.renewQuestion(url), text: texts.renewText, yes: texts.renewYes };
    if (!(await ask({ ...question, no: texts.keep }))) return;
    const renewed = await renew.run(_id, texts.notRenewed);
    if (renewed) setShown({ url, secret: renewed.secret });
  }

  const add = <Button onClick={() => setEdited("new")}>{texts.newAddress}</Button>;
  return (
    <section className="grid gap-4" aria-labelledby="webhooks">
      <h2 className="h3" id="webhooks">
        {texts.title}
      </h2>
      {shown && (
        <ShownSecret
          title={texts.secretOf(shown.url)}
          label={texts.secret}
          secret={shown.secret}
          text={texts.secretOnce}
          onDone={() => setShown(undefined)}
        />
      )}
      <GrowingList
        query={webhooks}
        waiting={["h-36"]}
        failed={(error) => `${texts.notLoaded} ${explain(error)}`}
        text={texts.text}
        none={{ title: texts.none, text: texts.text }}
        add={add}
      >
        {(webhook) => (
          <WebhookCard
            key={webhook._id}
            webhook={webhook}
            busy={remove.underWay === webhook._id || renew.underWay === webhook._id}
            onEdit={() => setEdited(webhook)}
            onRenew={() => void giveSecret(webhook)}
            onRemove={() => void end(webhook)}
          />
        )}
      </GrowingList>
      {edited === "new" && <NewWebhookDialog onClose={() => setEdited(undefined)} onMade={setShown} />}
      {edited && edited !== "new" && (
        <ChangeWebhookDialog webhook={edited} onClose={() => setEdited(undefined)} />
      )}
      {dialog}
    </section>
  );
}

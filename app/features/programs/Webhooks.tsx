import { useState } from "react";
import { useRemoveWebhook, useRenewWebhookSecret, useWebhooks } from "#app/data/programs.ts";
import { ShownSecret } from "#app/features/programs/ShownSecret.tsx";
import { useAskToKeep } from "#app/features/programs/use-ask-to-keep.tsx";
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

type Shown = Pick<Webhook, "_id" | "url"> & { secret: string };

/** The addresses of other programs that are notified of events. */
export function Webhooks() {
  const texts = useTexts(webhooksTexts);
  const webhooks = useWebhooks();
  const remove = useRemoveWebhook();
  const renew = useRenewWebhookSecret();
  const [edited, setEdited] = useState<Webhook | "new">();
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const [ask, dialog] = useConfirm();
  const keepDialog = useAskToKeep(shown.length);

  async function end({ _id, url }: Webhook) {
    const question = { title: texts.removeQuestion(url), text: texts.removeText, yes: texts.removeYes };
    if (!(await ask({ ...question, no: texts.keep, danger: true }))) return;
    if (!(await remove.run(_id, texts.notRemoved))) return;
    forget(_id);
    notifySuccess(texts.removed);
  }
  function forget(id: string) {
    setShown((all) => all.filter(({ _id }) => _id !== id));
  }
  /** An address has one secret: its new one takes the place of the one before it. */
  function show(one: Shown) {
    setShown((all) => [one, ...all.filter(({ _id }) => _id !== one._id)]);
  }
  async function giveSecret({ _id, url }: Webhook) {
    const question = { title: texts.renewQuestion(url), text: texts.renewText, yes: texts.renewYes };
    if (!(await ask({ ...question, no: texts.keep }))) return;
    const renewed = await renew.run(_id, texts.notRenewed);
    if (renewed) show({ _id, url, secret: renewed.secret });
  }

  const add = <Button onClick={() => setEdited("new")}>{texts.newAddress}</Button>;
  return (
    <section className="grid gap-4" aria-labelledby="webhooks">
      <h2 className="h3" id="webhooks">
        {texts.title}
      </h2>
      {shown.map(({ _id, url, secret }) => (
        <ShownSecret
          key={_id}
          title={texts.secretOf(url)}
          label={texts.secret}
          secret={secret}
          text={texts.secretOnce}
          onDone={() => forget(_id)}
        />
      ))}
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
      {edited === "new" && <NewWebhookDialog onClose={() => setEdited(undefined)} onMade={show} />}
      {edited && edited !== "new" && (
        <ChangeWebhookDialog webhook={edited} onClose={() => setEdited(undefined)} />
      )}
      {dialog}
      {keepDialog}
    </section>
  );
}

import { useState } from "react";
import { useApiKeys, useRevokeApiKey } from "#app/data/programs.ts";
import { ApiKeyCard } from "#app/features/programs/ApiKeyCard.tsx";
import { type MadeKey, NewKeyDialog } from "#app/features/programs/NewKeyDialog.tsx";
import { ShownSecret } from "#app/features/programs/ShownSecret.tsx";
import { useAskToKeep } from "#app/features/programs/use-ask-to-keep.tsx";
import { explain } from "#app/lib/explain.ts";
import { programsTexts } from "#app/texts/en/dashboard/programs.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { GrowingList } from "#app/ui/GrowingList.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import { useConfirm } from "#app/ui/use-confirm.tsx";
import type { ApiKey } from "#contract/api-keys.ts";

/** The API keys of other programs: make one, see when it was used, revoke it. */
export function ApiKeys() {
  const texts = useTexts(programsTexts);
  const keys = useApiKeys();
  const revoke = useRevokeApiKey();
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<readonly MadeKey[]>([]);
  const [ask, dialog] = useConfirm();
  const keepDialog = useAskToKeep(made.length);

  async function end({ _id, name }: ApiKey) {
    const question = { title: texts.revokeQuestion(name), text: texts.revokeText, yes: texts.revokeYes };
    if (!(await ask({ ...question, no: texts.keep, danger: true }))) return;
    if (!(await revoke.run(_id, texts.notRevoked))) return;
    forget(_id);
    notifySuccess(texts.revoked(name));
  }
  function forget(id: string) {
    setMade((all) => all.filter(({ _id }) => _id !== id));
  }

  const add = <Button onClick={() => setMaking(true)}>{texts.newKey}</Button>;
  return (
    <section className="grid gap-4" aria-labelledby="keys">
      <h2 className="h3" id="keys">
        {texts.keys}
      </h2>
      {made.map(({ _id, name, key }) => (
        <ShownSecret
          key={_id}
          title={texts.keyOf(name)}
          label={texts.theKey}
          secret={key}
          text={texts.keyOnce}
          onDone={() => forget(_id)}
        />
      ))}
      <GrowingList
        query={keys}
        waiting={["h-36", "h-36"]}
        failed={(error) => `${texts.keysNotLoaded} ${explain(error)}`}
        text={texts.keysText}
        none={{ title: texts.noKeys, text: texts.keysText }}
        add={add}
      >
        {(key) => (
          <ApiKeyCard
            key={key._id}
            apiKey={key}
            busy={revoke.underWay === key._id}
            onRevoke={() => void end(key)}
          />
        )}
      </GrowingList>
      {making && (
        <NewKeyDialog onClose={() => setMaking(false)} onMade={(one) => setMade((all) => [one, ...all])} />
      )}
      {dialog}
      {keepDialog}
    </section>
  );
}

import { useAddPasskey, usePasskeys, useRemovePasskey } from "#app/data/security.ts";
import { explainIdentity } from "#app/features/sign-in/sentences.ts";
import { canPasskeys } from "#app/lib/identity/can-passkeys.ts";
import type { Passkey } from "#app/lib/identity/passkeys.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { securityTexts } from "#app/texts/en/shared/security.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Note } from "#app/ui/Note.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import { useConfirm } from "#app/ui/use-confirm.tsx";

/** A person's passkeys, and a button to create one on this device. */
export function Passkeys({ email }: { email: string }) {
  const texts = useTexts(securityTexts);
  const { zone } = useSalon();
  const [ask, dialog] = useConfirm();
  const passkeys = usePasskeys(email);
  const add = useAddPasskey();
  const remove = useRemovePasskey();
  const names = (passkeys.data ?? []).map(({ name }, index) => name ?? texts.passkeyName(index + 1));
  const failure = add.error ?? remove.error ?? passkeys.error;

  async function askToRemove({ id }: Passkey) {
    const yes = await ask({
      title: texts.removeQuestion,
      text: texts.removeText,
      yes: texts.removeYes,
      no: texts.keep,
      danger: true,
    });
    if (!yes) return;
    add.reset();
    await remove.run(id);
  }

  async function make() {
    remove.reset();
    let number = names.length + 1;
    while (names.includes(texts.passkeyName(number))) number += 1;
    if (await add.run(texts.passkeyName(number))) notifySuccess(texts.added);
  }

  return (
    <div className="grid gap-5">
      {passkeys.data && passkeys.data.length === 0 && <p>{texts.noPasskeysYet}</p>}
      {passkeys.data && passkeys.data.length > 0 && (
        <ul className="devices">
          {passkeys.data.map((passkey, index) => (
            <li key={passkey.id}>
              <Icon name="lock" />
              <div className="min-w-0 grow">
                <p className="font-semibold">{names[index]}</p>
                <p className="sm muted">{texts.addedOn(inSalon("date", passkey.createdAt, zone))}</p>
              </div>
              <Button
                variant="line"
                size="sm"
                className="min-h-11"
                aria-label={texts.removePasskey(names[index] ?? "")}
                onClick={() => void askToRemove(passkey)}
              >
                {texts.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {failure && <Note tone="error">{explainIdentity(failure)}</Note>}
      {canPasskeys() ? (
        <div>
          <Button
            variant="outline"
            size="sm"
            className="min-h-11"
            loading={add.busy}
            loadingText={texts.adding}
            onClick={() => void make()}
          >
            <Icon name="plus" />
            {texts.addPasskey}
          </Button>
        </div>
      ) : (
        <p className="muted">{texts.passkeysUnavailable}</p>
      )}
      {dialog}
    </div>
  );
}

import { useDeleteMe } from "#app/data/me.ts";
import { explainProfile } from "#app/features/account/explain-profile.ts";
import { isLost } from "#app/lib/explain.ts";
import { profileTexts } from "#app/texts/en/dashboard/profile.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Note } from "#app/ui/Note.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import { useConfirm } from "#app/ui/use-confirm.tsx";

interface Props {
  email: string;
  /** Called once the account is gone. */
  onGone: () => void;
}

/** Deletes the account, after a question. */
export function DeleteAccount({ email, onGone }: Props) {
  const texts = useTexts(profileTexts);
  const [ask, dialog] = useConfirm();
  const remove = useDeleteMe(email);

  async function erase() {
    const yes = await ask({
      title: texts.sure,
      text: texts.noRevert,
      yes: texts.yesDelete,
      no: texts.keep,
      danger: true,
    });
    if (!yes || !(await remove.run())) return;
    notifySuccess(texts.deleted);
    onGone();
  }

  return (
    <div className="danger-zone">
      <p>{texts.whatGoes}</p>
      {remove.error && (
        <Note tone="error">
          {isLost(remove.error)
            ? texts.perhapsDeleted
            : `${texts.notDeleted} ${explainProfile(remove.error)}`}
        </Note>
      )}
      <Button
        variant="danger"
        loading={remove.busy}
        loadingText={texts.deleting}
        onClick={() => void erase()}
      >
        <Icon name="trash" />
        {texts.deleteMine}
      </Button>
      {dialog}
    </div>
  );
}

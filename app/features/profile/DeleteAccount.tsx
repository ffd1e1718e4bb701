import { useMutation } from "@tanstack/react-query";
import { explainProfile } from "#app/features/profile/explain-profile.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Note } from "#app/ui/Note.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import { useConfirm } from "#app/ui/useConfirm.tsx";

interface Props {
  email: string;
  /** Called once the account is gone. */
  onGone: () => void;
}

/** The way out, after a question. */
export function DeleteAccount({ email, onGone }: Props) {
  const [ask, dialog] = useConfirm();
  const remove = useMutation({
    mutationFn: () => securedApi("deleteMe", { query: { email } }),
    onSuccess() {
      notifySuccess("Your account is deleted");
      onGone();
    },
  });

  async function erase() {
    const yes = await ask({
      title: "Are you sure?",
      text: "You won't be able to revert this!",
      yes: "Yes, delete it!",
      no: "Keep",
      danger: true,
    });
    if (yes) remove.mutate();
  }

  return (
    <div className="danger-zone">
      <p>
        Your name, your e-mail address and your sign-in go at once; your reviews stay without your name and
        photo. Visits that are still to come keep their time: cancel them first if you don't want them. What
        was paid stays in the salon's books, without you.
      </p>
      {remove.error && <Note tone="error">Your account was not deleted. {explainProfile(remove.error)}</Note>}
      <Button variant="danger" loading={remove.isPending} loadingText="Deleting" onClick={() => void erase()}>
        <Icon name="trash" />
        Delete my account
      </Button>
      {dialog}
    </div>
  );
}

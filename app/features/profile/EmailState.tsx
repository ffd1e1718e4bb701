import { SendVerification } from "#app/features/identity/SendVerification.tsx";
import type { IdentityUser } from "#app/lib/identity/port.ts";
import { Note } from "#app/ui/Note.tsx";

/** One's address, whether it is proved, and the way to prove it. */
export function EmailState({ user }: { user: IdentityUser }) {
  if (user.emailVerified) {
    return (
      <Note icon="check">
        <b className="break-words">{user.email}</b> is verified.
      </Note>
    );
  }
  return (
    <div className="grid gap-4">
      <Note tone="pending">
        <b className="break-words">{user.email}</b> is not verified yet. Press the button in the mail that we
        sent you when you signed up.
      </Note>
      <SendVerification />
    </div>
  );
}

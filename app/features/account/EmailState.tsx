import { SendVerification } from "#app/features/sign-in/SendVerification.tsx";
import type { IdentityUser } from "#app/lib/identity/port.ts";
import { profileTexts } from "#app/texts/en/profile.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Note } from "#app/ui/Note.tsx";

/** One's address, whether it is proved, and the way to prove it. */
export function EmailState({ user }: { user: IdentityUser }) {
  const texts = useTexts(profileTexts);
  if (user.emailVerified) {
    return (
      <Note icon="check">
        <b className="break-words">{user.email}</b> {texts.isVerified}
      </Note>
    );
  }
  return (
    <div className="grid gap-4">
      <Note tone="pending">
        <b className="break-words">{user.email}</b> {texts.notVerified}
      </Note>
      <SendVerification />
    </div>
  );
}

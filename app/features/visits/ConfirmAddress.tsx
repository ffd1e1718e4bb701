import { ProveAddress } from "#app/features/sign-in/ProveAddress.tsx";
import { useSession } from "#app/lib/session.tsx";
import { bookingsTexts } from "#app/texts/en/dashboard/bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Note } from "#app/ui/Note.tsx";

/** Asks to verify the email address, since few mails go to an unverified one; renders nothing once it is verified. */
export function ConfirmAddress() {
  const texts = useTexts(bookingsTexts);
  const { user } = useSession();
  if (!user || user.emailVerified) return null;
  return (
    <Note tone="pending" className="mb-7">
      <div className="grid gap-3">
        <p>{texts.confirmYourAddress}</p>
        <ProveAddress />
      </div>
    </Note>
  );
}

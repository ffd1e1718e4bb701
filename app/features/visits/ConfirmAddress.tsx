import { ProveAddress } from "#app/features/sign-in/ProveAddress.tsx";
import { useSession } from "#app/lib/session.tsx";
import { bookingsTexts } from "#app/texts/en/dashboard/bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Note } from "#app/ui/Note.tsx";

/** Asks for the proof without which few mails are sent; nothing once the address is confirmed. */
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

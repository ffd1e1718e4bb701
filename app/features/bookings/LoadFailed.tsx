import { explain } from "#app/lib/explain.ts";
import { bookingsTexts } from "#app/texts/en/bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Note } from "#app/ui/Note.tsx";

/** In place of bookings that did not load. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const texts = useTexts(bookingsTexts);
  return (
    <Note
      tone="error"
      action={
        <Button variant="line" size="sm" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      }
    >
      {texts.notLoaded(explain(error))}
    </Note>
  );
}

import { explain } from "#app/lib/explain.ts";
import { Button } from "#app/ui/Button.tsx";
import { Note } from "#app/ui/Note.tsx";

/** In place of bookings that did not load. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Note
      tone="error"
      action={
        <Button variant="line" size="sm" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      The bookings did not load. {explain(error)}
    </Note>
  );
}

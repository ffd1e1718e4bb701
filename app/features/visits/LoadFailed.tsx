import { explain } from "#app/lib/explain.ts";
import { bookingsTexts } from "#app/texts/en/bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { LoadError } from "#app/ui/LoadError.tsx";

/** In place of bookings that did not load. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const texts = useTexts(bookingsTexts);
  return <LoadError onRetry={onRetry}>{texts.notLoaded(explain(error))}</LoadError>;
}

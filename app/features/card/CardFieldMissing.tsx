import { useSalon } from "#app/lib/use-salon.ts";
import { cardFieldTexts } from "#app/texts/en/dashboard/card-field.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Note } from "#app/ui/Note.tsx";
import { RetryButton } from "#app/ui/RetryButton.tsx";

/** Says that the frame of the card field did not load, and where a demo gets it from. */
export default function CardFieldMissing({ onRetry }: { onRetry: () => void }) {
  const { testMode } = useSalon();
  const texts = useTexts(cardFieldTexts);
  const frame = document.querySelector<HTMLIFrameElement>(".card-in iframe");
  return (
    <Note tone="error" className="mt-3" action={<RetryButton onClick={onRetry} />}>
      {texts.missing} {testMode && (frame ? texts.standsAt(new URL(frame.src).origin) : texts.notOpened)}
    </Note>
  );
}

import { type Alternative, Alternatives } from "#app/features/hours/Alternatives.tsx";
import { ApiError } from "#app/lib/api-error.ts";
import { explain } from "#app/lib/explain.ts";
import { changeTexts } from "#app/texts/en/bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Note } from "#app/ui/Note.tsx";

interface Props {
  error: Error;
  zone: string;
  onAlternative: (alternative: Alternative) => void;
}

/** Why a visit could not be moved, with other hours where there are some. The visit stays as it was. */
export function MoveTrouble({ error, zone, onAlternative }: Props) {
  const texts = useTexts(changeTexts);
  const others = error instanceof ApiError ? (error.problem?.alternatives ?? []) : [];
  return (
    <Note tone="error">
      {texts.stays(explain(error))}
      <Alternatives alternatives={others} zone={zone} onChoose={onAlternative} />
    </Note>
  );
}

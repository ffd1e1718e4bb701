import { ApiError } from "#app/lib/api-error.ts";
import { explain } from "#app/lib/explain.ts";
import { moment } from "#app/lib/refund-terms.ts";
import { changeTexts } from "#app/texts/en/bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Note } from "#app/ui/Note.tsx";

interface Props {
  error: Error;
  zone: string;
  onAlternative: (alternative: { startsAt: string; masterId: string }) => void;
}

/** Why a visit could not be moved, with other hours where there are some. The visit stays as it was. */
export function MoveTrouble({ error, zone, onAlternative }: Props) {
  const texts = useTexts(changeTexts);
  const others = error instanceof ApiError ? (error.problem?.alternatives ?? []) : [];
  return (
    <Note tone="error">
      {texts.stays(explain(error))}
      {others.length > 0 && (
        <span className="mt-3 flex flex-wrap gap-2">
          {others.map((other) => (
            <Button
              key={`${other.startsAt} ${other.masterId}`}
              variant="line"
              size="sm"
              onClick={() => onAlternative(other)}
            >
              {moment(other.startsAt, zone)}
            </Button>
          ))}
        </span>
      )}
    </Note>
  );
}

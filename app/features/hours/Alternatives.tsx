import { moment } from "#app/lib/refund-terms.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { Button } from "#app/ui/Button.tsx";

/** A slot offered instead of another, with the masters of the services in order. */
export interface Alternative {
  startsAt: string;
  masterIds: string[];
}

interface Props {
  alternatives: Alternative[];
  onChoose: (alternative: Alternative) => void;
}

/** Free alternatives to a slot, each as a button. */
export function Alternatives({ alternatives, onChoose }: Props) {
  const { zone } = useSalon();
  if (alternatives.length === 0) return null;
  return (
    <span className="mt-3 flex flex-wrap gap-2">
      {alternatives.map((alternative) => (
        <Button
          key={`${alternative.startsAt} ${alternative.masterIds}`}
          variant="line"
          size="sm"
          onClick={() => onChoose(alternative)}
        >
          {moment(alternative.startsAt, zone)}
        </Button>
      ))}
    </span>
  );
}

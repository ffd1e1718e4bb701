import { money } from "#app/lib/money.ts";
import { dailyCloseTexts } from "#app/texts/en/dashboard/daily-close.ts";
import { textsNow, useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { TextField } from "#app/ui/TextField.tsx";

interface Props {
  /** Dollars counted beyond the expected; negative if some are missing. */
  difference: number;
  reason: string;
  onReason: (reason: string) => void;
}

/** Asks why the count differs from the expected amount. */
export function Difference({ difference, reason, onReason }: Props) {
  const texts = useTexts(dailyCloseTexts);
  return (
    <section className="card close-difference" aria-labelledby="close-difference">
      <h2 className="h4 num" id="close-difference">
        <Icon name="alert" />
        {differenceText(difference)}
      </h2>
      <p className="sm muted">{texts.sayWhy}</p>
      <div className="flex flex-wrap gap-2">
        {Object.values(texts.causes).map((cause) => (
          <Button
            key={cause}
            variant="line"
            size="xs"
            aria-pressed={reason.startsWith(cause)}
            onClick={() => onReason(cause)}
          >
            {cause}
          </Button>
        ))}
      </div>
      <TextField
        label={texts.reason}
        maxLength={500}
        value={reason}
        onChange={({ target }) => onReason(target.value)}
      />
    </section>
  );
}

export function differenceText(difference: number): string {
  const texts = textsNow(dailyCloseTexts);
  return difference < 0 ? texts.short(money(-difference)) : texts.over(money(difference));
}

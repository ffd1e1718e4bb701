import { TimeSelect } from "#app/features/masters/TimeSelect.tsx";
import { type DayDraft, nextPause, type Pause } from "#app/features/masters/week.ts";
import { weekTexts } from "#app/texts/en/dashboard/week.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";

interface Props {
  /** The name of the weekday. */
  name: string;
  day: DayDraft;
  onChange: (pauses: Pause[]) => void;
}

const mostPauses = 4;

/** A day's breaks, and a button to add one. */
export function PauseFields({ name, day, onChange }: Props) {
  const texts = useTexts(weekTexts);
  const { pauses } = day;
  const write = (at: number, change: Partial<Pause>) =>
    onChange(pauses.map((pause, index) => (index === at ? { ...pause, ...change } : pause)));
  return (
    <div className="roster-pauses">
      {pauses.map(({ from, to }, index) => {
        const number = pauses.length > 1 ? index + 1 : 0;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a break is known by its place; its times are what is typed.
          <div key={index} className="roster-span roster-pause">
            <TimeSelect
              label={texts.breakBegins(name, number)}
              value={from}
              onChange={(value) => write(index, { from: value })}
            />
            <span>{texts.to}</span>
            <TimeSelect
              label={texts.breakEnds(name, number)}
              value={to}
              onChange={(value) => write(index, { to: value })}
            />
            <IconButton
              icon="close"
              size="sm"
              label={texts.noBreak(name, number)}
              onClick={() => onChange(pauses.filter((_, at) => at !== index))}
            />
          </div>
        );
      })}
      {pauses.length < mostPauses && (
        <Button
          variant="quiet"
          size="xs"
          className="roster-add"
          onClick={() => onChange([...pauses, nextPause(day)])}
        >
          <Icon name="plus" />
          {texts.addBreak}
        </Button>
      )}
    </div>
  );
}

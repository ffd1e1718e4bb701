import { calendarDay } from "#app/features/packages/calendar-day.ts";
import { sessionWorth } from "#app/features/packages/session-worth.ts";
import { money } from "#app/lib/money.ts";
import { numberText } from "#app/lib/number-text.ts";
import { codeTexts } from "#app/texts/en/dashboard/codes.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { ChoicePill } from "#app/ui/ChoicePill.tsx";
import type { BoughtPackage } from "#contract/packages.ts";

interface Props {
  fitting: BoughtPackage[];
  /** The package whose session is used. */
  chosen: string | undefined;
  disabled: boolean;
  choose: (id: string, isUsed: boolean) => void;
  /** The label of the choice, with the number of sessions left. */
  ask: (left: string) => string;
}

/** The guest's packages that have a session for this visit. */
export default function SessionChoice({ fitting, chosen, disabled, choose, ask }: Props) {
  const texts = useTexts(codeTexts);
  return fitting.map((pack) => (
    <div key={pack._id} className="grid justify-items-start gap-2">
      <ChoicePill
        type="checkbox"
        checked={pack._id === chosen}
        disabled={disabled}
        onChange={(event) => choose(pack._id, event.target.checked)}
      >
        {ask(numberText(pack.left))}
      </ChoicePill>
      <p className="hint num">
        {texts.sessionOf(money(pack.worth ?? sessionWorth(pack)), pack.until && calendarDay(pack.until))}
      </p>
    </div>
  ));
}

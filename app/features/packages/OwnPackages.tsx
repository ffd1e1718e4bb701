import "#app/features/packages/packages.css";
import { useMyPackages } from "#app/data/packages.ts";
import { calendarDay } from "#app/features/packages/calendar-day.ts";
import { packageService } from "#app/features/packages/package-name.ts";
import { explain } from "#app/lib/explain.ts";
import { numberText } from "#app/lib/number-text.ts";
import { packagesTexts } from "#app/texts/en/dashboard/packages.ts";
import { packageOfferTexts } from "#app/texts/en/public/package-offer.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Badge } from "#app/ui/Badge.tsx";
import { Card } from "#app/ui/Card.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import { OwnSection } from "#app/ui/OwnSection.tsx";
import { LoadError } from "#app/ui/QueryView.tsx";
import { useKeptFailure } from "#app/ui/use-kept-failure.ts";
import type { BoughtPackage } from "#contract/packages.ts";

const tones = { good: "ok", used: "done", over: "off", refunded: "off" } as const;

/** The signed-in person's packages: what is left of each, and until when. Renders nothing if there are none. */
export function OwnPackages({ onlyGood = false }: { onlyGood?: boolean }) {
  const texts = useTexts(packagesTexts);
  const offer = useTexts(packageOfferTexts);
  const query = useKeptFailure(useMyPackages());
  const { data = [], error, refetch } = query;
  const shown = onlyGood ? data.filter(({ state }) => state === "good") : data;
  if (error && data.length === 0)
    return (
      <OwnSection id="own-packages" title={texts.yours}>
        <LoadError of={query} onRetry={refetch}>
          {texts.yoursNotLoaded(explain(error))}
        </LoadError>
      </OwnSection>
    );
  if (shown.length === 0) return null;
  return (
    <OwnSection id="own-packages" title={texts.yours}>
      <ul className="grid gap-3">
        {shown.map((pack) => (
          <li key={pack._id}>
            <Own pack={pack} />
          </li>
        ))}
      </ul>
      {onlyGood && (
        <p>
          <LinkButton variant="line" to="/dashboard/packages">
            {offer.see}
          </LinkButton>
        </p>
      )}
    </OwnSection>
  );
}

function Own({ pack }: { pack: BoughtPackage }) {
  const texts = useTexts(packagesTexts);
  const { state, left, sessions, until } = pack;
  return (
    <Card className="package-own">
      <div className="grid gap-1">
        <b className="font-semibold">{packageService(pack)}</b>
        <span className="num">{texts.leftOf(numberText(left), numberText(sessions))}</span>
        <span className="sm muted num">{until === null ? texts.noEnd : texts.until(calendarDay(until))}</span>
      </div>
      {state !== "good" && <Badge tone={tones[state]}>{texts.states[state]}</Badge>}
    </Card>
  );
}

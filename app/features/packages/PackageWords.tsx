import { packageService } from "#app/features/packages/package-name.ts";
import { sessionWorth } from "#app/features/packages/session-worth.ts";
import { money } from "#app/lib/money.ts";
import { numberText } from "#app/lib/number-text.ts";
import { packageOfferTexts } from "#app/texts/en/public/package-offer.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { Package } from "#contract/packages.ts";

/** A package in words: its service, its sessions and their price, and how long it lasts. */
export function PackageWords({ pack }: { pack: Package }) {
  const texts = useTexts(packageOfferTexts);
  const { sessions, price, months } = pack;
  return (
    <div className="grid gap-1">
      <b className="font-semibold">{packageService(pack)}</b>
      <span className="num">{texts.line(numberText(sessions), money(price), money(sessionWorth(pack)))}</span>
      <span className="sm muted num">
        {months === null ? texts.noEnd : texts.lasts(numberText(months), months)}
      </span>
    </div>
  );
}

import { useTranslatedNames } from "#app/data/use-translated.ts";
import { money } from "#app/lib/money.ts";
import { revenueTexts } from "#app/texts/en/dashboard/revenue.ts";
import { textsNow, useTexts } from "#app/texts/use-texts.ts";
import { Card } from "#app/ui/Card.tsx";
import { unassigned } from "#domain/revenue.ts";

interface Props {
  title: string;
  shares: { name: string; amount: number }[];
  tone?: "people";
}

const shown = 8;

/** The largest shares as bars with their amounts, the rest as one. The list serves as its own table. */
export function ShareBars({ title, shares, tone }: Props) {
  const texts = useTexts(revenueTexts);
  const translate = useTranslatedNames();
  const bars = withRest(shares);
  const nobodys = tone === "people" ? texts.noMaster : texts.unassigned;
  const largest = Math.max(...bars.map(({ amount }) => amount), 1);
  return (
    <Card className="p-5.5">
      <h2 className="h4 mb-4.5">{title}</h2>
      {bars.length === 0 && <p className="muted">{texts.nothingYet}</p>}
      <ul className="grid gap-4">
        {bars.map(({ name, amount }) => (
          <li key={name} className="grid gap-1.5">
            <span className="flex justify-between gap-3">
              <span className="wrap-anywhere">{name === unassigned ? nobodys : translate(name)}</span>
              <b className="num font-semibold">{money(amount)}</b>
            </span>
            <progress
              className="share"
              data-tone={tone}
              value={Math.max(amount, 0)}
              max={largest}
              aria-hidden
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function withRest(shares: Props["shares"]): Props["shares"] {
  const texts = textsNow(revenueTexts);
  if (shares.length <= shown) return shares;
  const rest = shares.slice(shown - 1).reduce((cents, { amount }) => cents + Math.round(amount * 100), 0);
  return [...shares.slice(0, shown - 1), { name: texts.everythingElse, amount: rest / 100 }];
}

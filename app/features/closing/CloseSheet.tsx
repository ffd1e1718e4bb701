import { Logo } from "#app/features/pictures/Logo.tsx";
import { csv } from "#app/lib/csv.ts";
import { money, sumOfPrices } from "#app/lib/money.ts";
import { salonName } from "#app/lib/names.ts";
import { numberText } from "#app/lib/number-text.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { saveText } from "#app/lib/save-text.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { dailyCloseTexts } from "#app/texts/en/dashboard/daily-close.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import type { DayClose } from "#contract/daily-close.ts";
import type { ToHandBack } from "#contract/hand-backs.ts";

type Amounts = "cash" | "other" | "left";

/** A close as printed. While the day is being counted, what is not typed yet is null, and so is who closed it. */
type PrintedClose = Omit<DayClose, "number" | "from" | Amounts | "closedAt"> &
  Record<Amounts, number | null> & { closedAt: string | null; toHandBack?: ToHandBack | undefined };

/** The sheet to print on A5 or save. */
export function CloseSheet({ close }: { close: PrintedClose }) {
  const texts = useTexts(dailyCloseTexts);
  const salon = useSalon();
  const day = inSalon("date", `${close.date}T12:00:00Z`, "UTC");
  const lines = useLines(close);
  return (
    <aside className="close-aside" aria-label={texts.whatPrints}>
      <div className="bar mb-3 no-print">
        <h2 className="h4">{texts.whatPrints}</h2>
        <span className="flex gap-2">
          <Button variant="line" size="xs" onClick={() => window.print()}>
            <Icon name="print" />
            {texts.print}
          </Button>
          <Button
            variant="line"
            size="xs"
            onClick={() => {
              // Spreadsheets know the hyphen only.
              const rows = lines.map(({ label, value }) => [label, value.replace("−", "-")]);
              saveText(`daily-close-${close.date}.csv`, csv(rows));
            }}
          >
            <Icon name="download" />
            CSV
          </Button>
        </span>
      </div>
      <article className="close-sheet" aria-label={texts.sheetOf(day)}>
        <header>
          <span className="logo">
            <Logo name={salonName(salon)} />
          </span>
          <span className="sm num">
            {texts.sheet}
            <br />
            {day}
          </span>
        </header>
        <dl className="num">
          {lines.map(({ label, value, tone }) => (
            <div key={label} data-tone={tone}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {close.reason && <p>“{close.reason}”</p>}
        {close.closedAt && (
          <p className="sm num">
            {texts.closedBy(close.closedBy ?? texts.somebody, inSalon("clock", close.closedAt, salon.zone))}
          </p>
        )}
        <p className="close-signs sm">
          <span>{texts.countedBy}</span>
          <span>{texts.seenBy}</span>
        </p>
      </article>
    </aside>
  );
}

function useLines(close: PrintedClose): { label: string; value: string; tone?: "total" }[] {
  const texts = useTexts(dailyCloseTexts);
  const { cash, other, left, toHandBack } = close;
  const written = (amount: number | null) => (amount === null ? "–" : money(amount));
  const taken =
    cash === null || other === null ? null : sumOfPrices([close.card, cash, -close.morning, other]);
  return [
    { label: texts.visits, value: texts.cameAndMissed(numberText(close.came), numberText(close.missed)) },
    {
      label: texts.cardLine(numberText(close.cardPayments)),
      value: money(sumOfPrices([close.card, -close.cardRefunded])),
    },
    ...(close.cardRefunded === 0 ? [] : [{ label: texts.refundedLine, value: money(close.cardRefunded) }]),
    { label: texts.deskLine(numberText(close.deskPayments)), value: money(close.desk) },
    ...(close.tips === 0 ? [] : [{ label: texts.tipsLine, value: money(close.tips) }]),
    { label: texts.cashTaken, value: cash === null ? "–" : money(sumOfPrices([cash, -close.morning])) },
    { label: texts.other, value: written(other) },
    { label: texts.taken, value: written(taken), tone: "total" },
    ...(close.difference === 0
      ? []
      : [
          {
            label: close.difference < 0 ? texts.shortLine : texts.overLine,
            value: money(close.difference),
            tone: "total" as const,
          },
        ]),
    { label: texts.morningLine, value: money(close.morning) },
    { label: texts.leftLine, value: written(left) },
    {
      label: texts.bankLine,
      value: cash === null || left === null ? "–" : money(sumOfPrices([cash, -left])),
    },
    ...(toHandBack && toHandBack.visits > 0
      ? [{ label: texts.toHandBackLine(numberText(toHandBack.visits)), value: money(toHandBack.amount) }]
      : []),
  ];
}

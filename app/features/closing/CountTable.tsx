import type { sumUp, Typed } from "#app/features/closing/close-sums.ts";
import { money, sumOfPrices } from "#app/lib/money.ts";
import { numberText } from "#app/lib/number-text.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { dailyCloseTexts } from "#app/texts/en/dashboard/daily-close.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { DailyClose } from "#contract/daily-close.ts";
import { toCents, toDollars } from "#domain/money.ts";

interface Props {
  day: DailyClose;
  typed: Typed;
  sums: ReturnType<typeof sumUp>;
  onType: (change: Partial<Typed>) => void;
}

/** The expected amounts beside the counted ones: by card, and at the desk in cash and otherwise. */
export function CountTable({ day, typed, sums, onType }: Props) {
  const texts = useTexts(dailyCloseTexts);
  const { takesCards } = useSalon();
  const byCard = takesCards || day.cardPayments > 0 || day.cardRefunded !== 0;
  const amount = (name: keyof Typed, label: string) => (
    <input
      className="in"
      inputMode="decimal"
      aria-label={label}
      value={typed[name]}
      onChange={({ target }) => onType({ [name]: target.value })}
    />
  );
  // The expected cash and other amounts are known only if every payment at the desk says how it was made.
  const told = toCents(day.deskCash) + toCents(day.deskOther) === toCents(day.desk);
  const morning = sums?.morning ?? day.morning ?? 0;
  const expected = {
    cash: told ? money(sumOfPrices([day.deskCash, morning])) : "–",
    other: told ? money(day.deskOther) : "–",
  };

  return (
    <table className="count-table num">
      <caption className="sr">{texts.countedAndExpected}</caption>
      <thead>
        <tr>
          {[texts.howPaid, texts.expected, texts.counted, texts.differenceHeader].map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {byCard && (
          <tr>
            <th scope="row">
              <Icon name="card" />
              <b>{texts.card}</b>
              <span className="muted sm block">
                {texts.cardPayments(numberText(day.cardPayments))}
                {day.cardRefunded !== 0 && texts.refunded(money(-day.cardRefunded))}
              </span>
            </th>
            <td data-label={texts.expected}>{money(day.card)}</td>
            <td data-label={texts.counted}>
              <b>{money(day.card)}</b>
              <span className="muted sm block">{texts.byProvider}</span>
            </td>
            <td data-label={texts.differenceHeader} className="count-matches">
              {money(0)}
            </td>
          </tr>
        )}
        {day.morning === null && (
          <tr>
            <th scope="row">
              <Icon name="till" />
              <b>{texts.morning}</b>
              <span className="muted sm block">{texts.morningHint}</span>
            </th>
            <td data-label={texts.expected}>–</td>
            <td data-label={texts.counted}>{amount("morning", texts.morning)}</td>
            <td />
          </tr>
        )}
        <tr>
          <th scope="row">
            <Icon name="cash" />
            <b>{texts.cash}</b>
            <span className="muted sm block">{texts.withMorning(money(morning))}</span>
          </th>
          <td data-label={texts.expected}>{expected.cash}</td>
          <td data-label={texts.counted}>{amount("cash", texts.cash)}</td>
          <td data-label={texts.differenceHeader}>
            {told && sums ? between(sums.taken, day.deskCash) : "–"}
          </td>
        </tr>
        <tr>
          <th scope="row">
            <Icon name="mobile" />
            <b>{texts.other}</b>
            <span className="muted sm block">{texts.otherHint}</span>
          </th>
          <td data-label={texts.expected}>{expected.other}</td>
          <td data-label={texts.counted}>{amount("other", texts.other)}</td>
          <td data-label={texts.differenceHeader}>
            {told && sums ? between(sums.other, day.deskOther) : "–"}
          </td>
        </tr>
        <tr>
          <th scope="row">
            <Icon name="shop" />
            <b>{texts.atDesk}</b>
            <span className="muted sm block">
              {texts.deskPayments(numberText(day.deskPayments))}
              {day.tips !== 0 && texts.tipsOfIt(money(day.tips))}
            </span>
          </th>
          <td data-label={texts.expected}>{money(day.desk)}</td>
          <td data-label={texts.counted}>{sums ? money(sumOfPrices([sums.taken, sums.other])) : "–"}</td>
          <td
            data-label={texts.differenceHeader}
            className={classes(sums !== null && (sums.difference === 0 ? "count-matches" : "count-differs"))}
          >
            {sums ? money(sums.difference) : "–"}
          </td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.all}</th>
          <td data-label={texts.expected}>{money(sumOfPrices([day.card, day.desk]))}</td>
          <td data-label={texts.counted}>
            {sums ? money(sumOfPrices([day.card, sums.taken, sums.other])) : "–"}
          </td>
          <td data-label={texts.differenceHeader}>{sums ? money(sums.difference) : "–"}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** How much more was counted than expected. */
const between = (counted: number, expected: number) => money(toDollars(toCents(counted) - toCents(expected)));

import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { type FigureTable, figureCsv, shown } from "#app/features/figures/figure-table.ts";
import { saveText } from "#app/lib/save-text.ts";
import { figuresTexts } from "#app/texts/en/dashboard/figures.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";

interface Rows {
  to: string;
  label: string;
}

interface Props {
  /** A sentence with its number between two asterisks. */
  sentence: string;
  /** Further sentences, and the value before. */
  besides: string[];
  /** What is counted, and how. */
  meaning: string;
  /** Absent if there is nothing to show. */
  chart?: ReactNode;
  table: FigureTable;
  /** Links to the rows behind the figure. */
  rows?: Rows;
  /** Links to the rows behind the further sentences. */
  besideRows?: Rows | undefined;
  isWide?: boolean;
}

/** One figure: a sentence with its number, its meaning, a chart, and below them the table, the file and the rows. */
export function FigureBlock({ sentence, besides, meaning, chart, table, rows, besideRows, isWide }: Props) {
  const texts = useTexts(figuresTexts);
  const id = useId();
  const isEmpty = table.rows.length === 0;
  return (
    <section className="card figure-block" data-wide={isWide || undefined} aria-labelledby={id}>
      <div className="figure-said">
        <h2 className="h3 figure-sentence num" id={id}>
          {withNumbers(sentence)}
        </h2>
        {besides.length > 0 && <p className="num">{besides.join(" ")}</p>}
        <p className="muted sm num">{meaning}</p>
      </div>
      {!isEmpty && chart}
      <footer className="figure-foot">
        {!isEmpty && (
          <details className="figure-details">
            <summary>{texts.asTable}</summary>
            <TableOf table={table} caption={sentence.replaceAll("*", "")} />
          </details>
        )}
        <span className="figure-ways no-print">
          {!isEmpty && (
            <Button
              variant="quiet"
              size="xs"
              aria-label={texts.fileOf(sentence.replaceAll("*", ""))}
              onClick={() => saveText(`${table.name}.csv`, figureCsv(table))}
            >
              <Icon name="download" />
              CSV
            </Button>
          )}
          {[besideRows, rows].map(
            (way) =>
              way && (
                <Link key={way.to} className="link sm num" to={way.to}>
                  {way.label}
                </Link>
              ),
          )}
        </span>
      </footer>
    </section>
  );
}

function withNumbers(sentence: string): ReactNode[] {
  return sentence.split("*").map((part, at) => {
    const key = `${at} ${part}`;
    return at % 2 === 1 ? <b key={key}>{part}</b> : <span key={key}>{part}</span>;
  });
}

function TableOf({ table, caption }: { table: FigureTable; caption: string }) {
  return (
    <div className="figure-table">
      <table className="num">
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            {table.columns.map(({ header, kind }) => (
              <th key={header} scope="col" data-kind={kind}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.join(" ")}>
              {row.map((value, at) => (
                <td key={table.columns[at]?.header} data-kind={table.columns[at]?.kind}>
                  {shown(value, table.columns[at]?.kind ?? "text")}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

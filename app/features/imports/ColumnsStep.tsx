import { useState } from "react";
import { guessMeanings, isEnough } from "#app/features/imports/columns.ts";
import { fileKinds, type Meaning } from "#app/features/imports/kinds.ts";
import type { ReadFile } from "#app/features/imports/read-file.ts";
import { importKindTexts } from "#app/texts/en/dashboard/import-kinds.ts";
import { importTexts } from "#app/texts/en/dashboard/imports.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { ChoicePill } from "#app/ui/ChoicePill.tsx";
import { FormProblem, type Problem } from "#app/ui/FormProblem.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Note } from "#app/ui/Note.tsx";
import type { ImportKind } from "#domain/imports/lines.ts";

interface Props {
  kind: ImportKind;
  file: ReadFile;
  meant: Meaning[];
  onMean: (meant: Meaning[]) => void;
  /** Whether a date like 11/30/2026 begins with its month. */
  monthFirst: boolean;
  onMonthFirst: (monthFirst: boolean) => void;
  problem: Problem | undefined;
  busy: boolean;
  onCancel: () => void;
  onNext: () => void;
}

/** The meaning of each column of the file, guessed from its name and its cells. */
export function ColumnsStep({
  kind,
  file,
  meant,
  onMean,
  monthFirst,
  onMonthFirst,
  problem,
  busy,
  onCancel,
  onNext,
}: Props) {
  const texts = useTexts(importTexts);
  const { notEnough } = useTexts(importKindTexts)[kind];
  const meanings: Meaning[] = [...fileKinds[kind].fields, "none"];
  const [isShort, setShort] = useState(false);
  const [guessed] = useState(() => guessMeanings(kind, file));

  return (
    <>
      <div className="card import-columns">
        <div className="import-column import-names" aria-hidden="true">
          <span>{texts.inFile}</span>
          <span />
          <span>{texts.here}</span>
        </div>
        {file.columns.map((column, index) => {
          const meaning = meant[index] ?? "none";
          return (
            <div key={column} className="import-column">
              <span className={meaning === "none" ? "muted" : undefined}>
                <b>{column}</b>
                <span className="muted sm">{examples(file, index)}</span>
              </span>
              <Icon name="chevron-right" />
              <select
                className="in"
                aria-label={texts.goesTo(column)}
                value={meaning}
                onChange={(event) => {
                  const to = meanings.find((one) => one === event.target.value) ?? "none";
                  onMean(file.columns.map((_, at) => (at === index ? to : (meant[at] ?? "none"))));
                }}
              >
                {meanings.map((one) => (
                  <option key={one} value={one}>
                    {texts.meanings[one]}
                  </option>
                ))}
              </select>
              <span className="import-state sm">
                {meaning === "none" ? (
                  <span className="muted">{texts.leftOut}</span>
                ) : (
                  guessed[index] === meaning && (
                    <span className="import-guessed">
                      <Icon name="check" />
                      {texts.guessed}
                    </span>
                  )
                )}
              </span>
            </div>
          );
        })}
      </div>
      {hasNumberedDates(file, meant) && (
        <fieldset className="import-order">
          <legend className="field-label mb-2">{texts.order}</legend>
          <div className="choice-pills">
            {[false, true].map((one) => (
              <ChoicePill
                key={String(one)}
                type="radio"
                name="order"
                checked={one === monthFirst}
                onChange={() => onMonthFirst(one)}
              >
                {one ? texts.monthFirst : texts.dayFirst}
              </ChoicePill>
            ))}
          </div>
        </fieldset>
      )}
      {isShort && !isEnough(kind, meant) && (
        <Note tone="error" className="mt-4">
          {notEnough}
        </Note>
      )}
      <FormProblem problem={problem} />
      <div className="import-actions">
        <Button variant="soft" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button loading={busy} onClick={() => (isEnough(kind, meant) ? onNext() : setShort(true))}>
          {texts.dryRun}
        </Button>
      </div>
      <p role="status" className="sr">
        {busy && texts.running}
      </p>
    </>
  );
}

/** Whether the file has dates that begin with a day or a month as a number. */
function hasNumberedDates({ lines }: ReadFile, meant: readonly Meaning[]): boolean {
  const column = meant.indexOf("date");
  return (
    column !== -1 && lines.some((cells) => /^\s*[\d০-৯]{1,2}[-/.][\d০-৯]{1,2}[-/.]/.test(cells[column] ?? ""))
  );
}

/** Two different cells of a column, as examples. */
function examples({ lines }: ReadFile, column: number): string {
  const cells = lines.slice(0, 200).map((cells) => (cells[column] ?? "").trim());
  return [...new Set(cells.filter((cell) => cell !== ""))]
    .slice(0, 2)
    .map((cell) => (cell.length > 40 ? `${cell.slice(0, 40)}…` : cell))
    .join(", ");
}

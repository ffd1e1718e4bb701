import { type DragEvent, useState } from "react";
import { ExportButton } from "#app/features/imports/ExportButton.tsx";
import { PastImports } from "#app/features/imports/PastImports.tsx";
import {
  type FileProblem,
  type OpenQuote,
  type ReadFile,
  readFile,
} from "#app/features/imports/read-file.ts";
import { numberText } from "#app/lib/number-text.ts";
import { importKindTexts } from "#app/texts/en/dashboard/import-kinds.ts";
import { importTexts } from "#app/texts/en/dashboard/imports.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { ChoicePill } from "#app/ui/ChoicePill.tsx";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { Note } from "#app/ui/Note.tsx";
import { type ImportKind, importKinds, mostLinesOf } from "#domain/imports/lines.ts";

interface Props {
  kind: ImportKind;
  onKind: (kind: ImportKind) => void;
  onRead: (file: ReadFile) => void;
}

/**
 * The first step: say what the file holds, then choose or drop it. It is read in the browser. Past imports are listed
 * below.
 */
export function FileStep({ kind, onKind, onRead }: Props) {
  const texts = useTexts(importTexts);
  const kindTexts = useTexts(importKindTexts);
  const [reading, setReading] = useState(false);
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState<FileProblem | OpenQuote>();

  async function read(file: File | undefined) {
    if (!file) return;
    setProblem(undefined);
    setReading(true);
    const found = await readFile(file, mostLinesOf[kind]).catch((): FileProblem => "no_table");
    setReading(false);
    if (typeof found === "string" || "openQuoteIn" in found) setProblem(found);
    else onRead(found);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void read(event.dataTransfer.files[0]);
  }

  return (
    <>
      <fieldset className="import-holds">
        <legend className="field-label mb-2.5">{texts.holds}</legend>
        <div className="choice-pills">
          {importKinds.map((one) => (
            <ChoicePill
              key={one}
              type="radio"
              name="holds"
              checked={one === kind}
              onChange={() => {
                setProblem(undefined);
                onKind(one);
              }}
            >
              {kindTexts[one].kind}
            </ChoicePill>
          ))}
        </div>
      </fieldset>
      <label
        className={classes("import-file card", over && "is-over")}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          type="file"
          className="sr"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          disabled={reading}
          aria-describedby="import-file-hint"
          onChange={(event) => {
            void read(event.target.files?.[0]);
            event.target.value = "";
          }}
        />
        <Icon name="upload" />
        <span className="import-choose">{reading ? texts.reading : texts.choose}</span>
        <span className="muted sm import-drop">{texts.drop}</span>
      </label>
      <div id="import-file-hint" className="muted sm import-hint">
        <p>{kindTexts[kind].hint}</p>
        <p>{texts.saveAs}</p>
      </div>
      {kind !== "guests" && (
        <div className="import-hint">
          <ExportButton kind={kind} />
          <p className="muted sm">{kindTexts[kind].exported}</p>
        </div>
      )}
      {problem && (
        <Note tone="error" className="mt-4">
          {typeof problem === "string"
            ? texts.problems[problem]
            : texts.openQuote(numberText(problem.openQuoteIn))}
        </Note>
      )}
      <PastImports />
    </>
  );
}

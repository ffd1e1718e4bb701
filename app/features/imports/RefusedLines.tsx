import type { ImportLine } from "#app/features/imports/columns.ts";
import { LinesTable } from "#app/features/imports/LinesTable.tsx";
import { type Refused, refusedCsv, whyRefused } from "#app/features/imports/refused-lines.ts";
import { saveText } from "#app/lib/save-text.ts";
import { importTexts } from "#app/texts/en/dashboard/imports.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import type { ImportKind } from "#domain/imports/lines.ts";

interface Props {
  kind: ImportKind;
  refused: Refused[];
  lines: ImportLine[];
  onMend: (line: ImportLine) => void;
}

/** The refused lines, each with its reason and a button to correct it, and all of them as a file. */
export function RefusedLines({ kind, refused, lines, onMend }: Props) {
  const texts = useTexts(importTexts);
  const byRow = new Map(lines.map((line) => [line.row, line]));
  return (
    <LinesTable
      title={texts.refusedTitle(refused.length)}
      rows={refused}
      nameOf={({ row }) => byRow.get(row)?.name || texts.noName}
      columns={[
        {
          header: texts.why,
          narrow: "line",
          className: "import-why",
          cell: (one) => whyRefused(one, byRow.get(one.row)),
        },
        {
          header: texts.mend,
          align: "right",
          narrow: "line",
          className: "import-mend",
          cell: ({ row, reason }) => {
            const line = byRow.get(row);
            if (!line || reason === "empty") return <span className="muted">{texts.leftOut}</span>;
            return (
              <Button
                variant="soft"
                size="xs"
                className="min-h-11"
                aria-label={texts.mendRow(row)}
                onClick={() => onMend(line)}
              >
                {texts.mend}
              </Button>
            );
          },
        },
      ]}
    >
      <Button
        variant="line"
        size="sm"
        className="min-h-11"
        onClick={() => saveText("refused.csv", refusedCsv(kind, refused, lines))}
      >
        <Icon name="download" />
        {texts.refusedCsv(refused.length)}
      </Button>
    </LinesTable>
  );
}

import { useExportLines } from "#app/data/imports.ts";
import { saveText } from "#app/lib/save-text.ts";
import { importKindTexts } from "#app/texts/en/dashboard/import-kinds.ts";
import { importTexts } from "#app/texts/en/dashboard/imports.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import type { ExportedKind } from "#contract/imports.ts";

/** Exports everything of a kind into one file, which can be imported again. */
export function ExportButton({ kind }: { kind: ExportedKind }) {
  const texts = useTexts(importTexts);
  const { kind: what } = useTexts(importKindTexts)[kind];
  const exporting = useExportLines();
  async function saveAll() {
    const lines = await exporting.run(kind, texts.notExported);
    // Load the file's texts only on demand.
    if (!lines) return;
    const { exportedFile } = await import("#app/features/imports/exported-file.ts");
    saveText(`${kind}.csv`, exportedFile(kind, lines));
  }
  return (
    <Button
      variant="line"
      size="sm"
      className="min-h-11"
      loading={exporting.busy}
      onClick={() => void saveAll()}
    >
      <Icon name="download" />
      {texts.exportThem(what)}
    </Button>
  );
}

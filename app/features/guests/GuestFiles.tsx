import { useExportGuests } from "#app/data/imports.ts";
import { csv } from "#app/lib/csv.ts";
import { salonDate } from "#app/lib/salon-time.ts";
import { saveText } from "#app/lib/save-text.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { importTexts } from "#app/texts/en/dashboard/imports.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";

/** The owner's buttons to import guests from a file and to export all of them. */
export function GuestFiles() {
  const texts = useTexts(importTexts);
  const { zone } = useSalon();
  const exporting = useExportGuests();
  async function saveAll() {
    const guests = await exporting.run(undefined, texts.notExported);
    if (!guests) return;
    const columns = ["Id", "Name", "Mobile", "Email", "Address", "Note", "Last visit", "Owes"];
    const rows = guests.map(({ _id, name, number, email, address, note, lastVisit, owes }) => [
      ...[_id, name, number, email, address, note],
      lastVisit === null ? "" : salonDate(Date.parse(lastVisit), zone),
      owes.toFixed(2),
    ]);
    saveText("guests.csv", csv([columns, ...rows]));
  }
  return (
    <>
      <LinkButton variant="line" size="sm" to="/dashboard/guests/import">
        <Icon name="upload" />
        {texts.open}
      </LinkButton>
      <Button variant="line" size="sm" loading={exporting.busy} onClick={() => void saveAll()}>
        <Icon name="download" />
        {texts.exportAll}
      </Button>
    </>
  );
}

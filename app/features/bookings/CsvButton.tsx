import { useReadAllFound } from "#app/data/bookings.ts";
import { bookingsCsv } from "#app/features/bookings/bookings-csv.ts";
import { saveText } from "#app/lib/save-text.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { manageBookingsTexts } from "#app/texts/en/dashboard/manage-bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import type { BookingsQuery } from "#contract/bookings.ts";

/** Saves every booking found, not only the page, as a file. */
export function CsvButton({ query, disabled }: { query: BookingsQuery; disabled: boolean }) {
  const { zone } = useSalon();
  const texts = useTexts(manageBookingsTexts);
  const found = useReadAllFound(query);
  async function saveAll() {
    const bookings = await found.run(undefined, texts.fileNotMade);
    if (bookings) saveText("bookings.csv", bookingsCsv(bookings, zone));
  }
  return (
    <Button
      variant="line"
      size="sm"
      className="min-h-11"
      disabled={disabled}
      loading={found.busy}
      onClick={() => void saveAll()}
    >
      <Icon name="download" />
      CSV
    </Button>
  );
}

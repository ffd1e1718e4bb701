import { useMutation } from "@tanstack/react-query";
import { readAllFound } from "#app/data/found-bookings.ts";
import { bookingsCsv } from "#app/features/desk/bookings-csv.ts";
import { explain } from "#app/lib/explain.ts";
import { saveText } from "#app/lib/save-text.ts";
import { manageBookingsTexts } from "#app/texts/en/manage-bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { notifyError } from "#app/ui/toasts.ts";
import type { BookingsQuery } from "#contract/bookings.ts";

/** Every booking that is looked for, not the page alone, as a file. */
export function CsvButton({ query, disabled }: { query: BookingsQuery; disabled: boolean }) {
  const texts = useTexts(manageBookingsTexts);
  const save = useMutation({
    mutationFn: () => readAllFound(query),
    onSuccess: (bookings) => saveText("bookings.csv", bookingsCsv(bookings)),
    onError: (error) => notifyError(texts.fileNotMade, explain(error)),
  });
  return (
    <Button
      variant="line"
      size="sm"
      className="min-h-11"
      disabled={disabled}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      <Icon name="download" />
      CSV
    </Button>
  );
}

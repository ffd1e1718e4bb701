import { useReceipt } from "#app/features/receipts/queries.ts";
import { ReceiptSheet } from "#app/features/receipts/ReceiptSheet.tsx";
import { explain } from "#app/lib/explain.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Note } from "#app/ui/Note.tsx";
import { Loading, Skeleton } from "#app/ui/Skeleton.tsx";
import "./receipt.css";

/** One visit's receipt, to be read and printed. */
export function ReceiptScreen({ bookingId, zone }: { bookingId: string; zone: string }) {
  const { data, error, refetch } = useReceipt(bookingId);
  return (
    <>
      <div className="bar no-print mb-6">
        <h1 className="h2">Receipt</h1>
        {data && (
          <Button variant="line" onClick={() => window.print()}>
            <Icon name="print" />
            Print
          </Button>
        )}
      </div>
      {data ? (
        <ReceiptSheet receipt={data} zone={zone} />
      ) : error ? (
        <Note
          tone="error"
          action={
            <Button variant="line" size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          The receipt did not load. {explain(error)}
        </Note>
      ) : (
        <Loading>
          <Skeleton className="h-96 max-w-110" />
        </Loading>
      )}
    </>
  );
}

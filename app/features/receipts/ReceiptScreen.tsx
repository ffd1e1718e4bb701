import { type ReceiptOf, useReceipt } from "#app/data/receipts.ts";
import { ReceiptSheet } from "#app/features/receipts/ReceiptSheet.tsx";
import { explain } from "#app/lib/explain.ts";
import { receiptTexts } from "#app/texts/en/receipts.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { LoadError } from "#app/ui/LoadError.tsx";
import { Loading, Skeleton } from "#app/ui/Skeleton.tsx";
import "./receipt.css";

/** One receipt, to be read and printed. */
export function ReceiptScreen({ zone, ...of }: ReceiptOf & { zone: string }) {
  const texts = useTexts(receiptTexts);
  const { data, error, refetch } = useReceipt(of);
  return (
    <>
      <div className="bar no-print mb-6">
        <h1 className="h2">{texts.title}</h1>
        {data && (
          <Button variant="line" onClick={() => window.print()}>
            <Icon name="print" />
            {texts.print}
          </Button>
        )}
      </div>
      {data ? (
        <ReceiptSheet receipt={data} zone={zone} />
      ) : error ? (
        <LoadError onRetry={() => void refetch()}>{texts.notLoaded(explain(error))}</LoadError>
      ) : (
        <Loading>
          <Skeleton className="h-96 max-w-110" />
        </Loading>
      )}
    </>
  );
}

import { type ReceiptOf, useReceipt } from "#app/data/receipts.ts";
import { ReceiptSheet } from "#app/features/receipts/ReceiptSheet.tsx";
import { hasCode } from "#app/lib/api-error.ts";
import { explain } from "#app/lib/explain.ts";
import { receiptTexts } from "#app/texts/en/dashboard/receipts.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import "./receipt.css";

/** One receipt, to read and to print. */
export function ReceiptScreen({ ...of }: ReceiptOf) {
  const texts = useTexts(receiptTexts);
  const receipt = useReceipt(of);
  return (
    <>
      <div className="bar no-print mb-6">
        <h1 className="h2">{texts.title}</h1>
        {receipt.data && (
          <Button variant="line" onClick={() => window.print()}>
            <Icon name="print" />
            {texts.print}
          </Button>
        )}
      </div>
      <QueryView
        query={receipt}
        waiting={["h-96 max-w-110"]}
        failed={(error) => (hasCode(error, "not_found") ? texts.notYours : texts.notLoaded(explain(error)))}
      >
        {(data) => <ReceiptSheet receipt={data} />}
      </QueryView>
    </>
  );
}

import { CodeField } from "#app/features/codes/CodeField.tsx";
import type { useCallersCode } from "#app/features/desk/use-callers-code.ts";
import { explain } from "#app/lib/explain.ts";
import { callersCodeTexts } from "#app/texts/en/dashboard/callers-code.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { LoadError } from "#app/ui/QueryView.tsx";

/** The field for a caller's code, folded away until it is needed. Says when the price did not load. */
export function CallersCode({ coded }: { coded: ReturnType<typeof useCallersCode> }) {
  const { code, notPriced } = useTexts(callersCodeTexts);
  const { unpriced } = coded;
  return (
    <>
      {unpriced && (
        <LoadError of={unpriced} onRetry={unpriced.refetch}>
          {notPriced(explain(unpriced.error))}
        </LoadError>
      )}
      <details ref={coded.place}>
        <summary className="field-label w-fit cursor-pointer">{code}</summary>
        <div className="mt-2">
          <CodeField label={code} most={1} {...coded.field} />
        </div>
      </details>
    </>
  );
}

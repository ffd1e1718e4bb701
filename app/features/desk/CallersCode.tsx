import { CodeField } from "#app/features/checkout/CodeField.tsx";
import type { useCallersCode } from "#app/features/desk/use-callers-code.ts";
import { callersCodeTexts } from "#app/texts/en/dashboard/callers-code.ts";
import { useTexts } from "#app/texts/use-texts.ts";

/** The field for a caller's code, folded away until it is needed. */
export function CallersCode({ coded }: { coded: ReturnType<typeof useCallersCode> }) {
  const { code } = useTexts(callersCodeTexts);
  return (
    <details ref={coded.place}>
      <summary className="field-label w-fit cursor-pointer">{code}</summary>
      <div className="mt-2">
        <CodeField label={code} most={1} {...coded.field} />
      </div>
    </details>
  );
}

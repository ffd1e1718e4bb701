import { useState } from "react";
import { useNameAmongVariants } from "#app/data/owners-services.ts";
import { VariantNames } from "#app/features/catalogue/VariantNames.tsx";
import { hasCode } from "#app/lib/api-error.ts";
import { serviceName } from "#app/lib/names.ts";
import { onlyChanged } from "#app/lib/only-changed.ts";
import { useContractForm } from "#app/lib/use-contract-form.ts";
import { partsTexts } from "#app/texts/en/dashboard/parts.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { FormDialog } from "#app/ui/FormDialog.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { ManagedService } from "#contract/services.ts";

/** The name of a service itself among its variants. */
export function ItselfDialog({ service, onDone }: { service: ManagedService; onDone: () => void }) {
  const texts = useTexts(partsTexts);
  const { variantName, variantNameBn = "", variantHint = "", variantHintBn = "" } = service;
  const [start] = useState({ variantName: variantName ?? "", variantNameBn, variantHint, variantHintBn });
  const form = useContractForm({
    rules: async () => (await import("#app/features/catalogue/part-rules.ts")).NamesForm,
    start,
    change: useNameAmongVariants(service, (names) => onlyChanged(names, start, names)),
    failed: texts.variantNotChanged,
    onSent: (_answer, sent) => notifySuccess(texts.changed(sent.variantName)),
    onDone,
    about: (error) => (hasCode(error, "name_taken") ? ["variantName", texts.nameTaken] : undefined),
  });
  return (
    <FormDialog
      kind="wide"
      title={texts.editItself(serviceName(service))}
      no={texts.cancel}
      onClose={onDone}
      yes={texts.save}
      busyText={texts.saving}
      form={form}
    >
      <VariantNames field={form.field} />
    </FormDialog>
  );
}

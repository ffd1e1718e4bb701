import { useState } from "react";
import { ItselfDialog } from "#app/features/catalogue/ItselfDialog.tsx";
import { lasts, variantWords } from "#app/features/catalogue/row-words.ts";
import { ServiceList } from "#app/features/catalogue/ServiceList.tsx";
import type { EditPlace } from "#app/features/catalogue/ServiceRow.tsx";
import { VariantDialog } from "#app/features/catalogue/VariantDialog.tsx";
import { money } from "#app/lib/money.ts";
import { serviceName, sizeHint, sizeName } from "#app/lib/names.ts";
import { partsTexts } from "#app/texts/en/dashboard/parts.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import type { ManagedService } from "#contract/services.ts";

interface Props {
  service: ManagedService;
  variants: ManagedService[];
  /** The variant being edited. */
  edited: ManagedService | undefined;
  editAt: (one: ManagedService) => EditPlace;
  /** Called when the edit of a variant is saved or cancelled. */
  onDone: () => void;
}

/** A service's variants. The service itself comes first; the others can be added, changed, hidden and reordered. */
export function VariantsCard({ service, variants, edited, editAt, onDone }: Props) {
  const texts = useTexts(partsTexts);
  const [open, setOpen] = useState<"new" | "itself">();
  const name = serviceName(service);
  const close = () => setOpen(undefined);
  return (
    <section className="mt-16" aria-labelledby="variants">
      <h2 className="h4" id="variants">
        {texts.variantsOf(name)}
      </h2>
      <p className="sm muted mb-4 max-w-[60ch]">{texts.variantsText}</p>
      {service.variantName !== null && (
        <div className="card variant-itself">
          <span className="min-w-0">
            <b className="block font-semibold leading-snug">{sizeName(service)}</b>
            <span className="sm muted num">{lasts(service)}</span>
          </span>
          <span className="sm muted">{sizeHint(service) ?? texts.itself}</span>
          <span className="num font-semibold">{money(service.price)}</span>
          <IconButton icon="edit" label={texts.editNameOf(name)} onClick={() => setOpen("itself")} />
        </div>
      )}
      {variants.length > 0 && (
        <ServiceList
          services={variants}
          words={variantWords}
          editAt={editAt}
          labelledBy="variants"
          editedId={edited?._id}
        />
      )}
      <Button variant="line" className="mt-4" onClick={() => setOpen("new")}>
        {texts.addVariant}
      </Button>
      {open === "new" && <VariantDialog service={service} edited={undefined} onDone={close} />}
      {open === "itself" && <ItselfDialog service={service} onDone={close} />}
      {edited && <VariantDialog key={edited._id} service={service} edited={edited} onDone={onDone} />}
    </section>
  );
}

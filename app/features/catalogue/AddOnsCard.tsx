import { useState } from "react";
import type { ServiceHits } from "#app/data/owners-services.ts";
import { AddOnDialog } from "#app/features/catalogue/AddOnDialog.tsx";
import { addOnWords } from "#app/features/catalogue/row-words.ts";
import { ServiceList } from "#app/features/catalogue/ServiceList.tsx";
import type { EditPlace } from "#app/features/catalogue/ServiceRow.tsx";
import { partsTexts } from "#app/texts/en/dashboard/parts.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import type { Master } from "#contract/masters.ts";
import type { ManagedService } from "#contract/services.ts";

interface Props {
  addOns: ManagedService[];
  /** The services that they can be added to. */
  services: ManagedService[];
  masters: Master[];
  /** The add-on being edited. */
  edited: ManagedService | undefined;
  editAt: (one: ManagedService) => EditPlace;
  /** Called to close the edited add-on's dialog. */
  onClose: () => void;
  /** @param hits upcoming visits that conflict with a saved edit */
  onSaved: (hits: ServiceHits) => void;
}

/** The add-ons: add, change, hide and reorder them. */
export function AddOnsCard({ addOns, services, masters, edited, editAt, onClose, onSaved }: Props) {
  const texts = useTexts(partsTexts);
  const [adding, setAdding] = useState(false);
  const dialog = { services, masters };
  return (
    <section className="mt-16" aria-labelledby="add-ons">
      <h2 className="h4" id="add-ons">
        {texts.addOns}
      </h2>
      <p className="sm muted mb-4 max-w-[60ch]">{texts.addOnsText}</p>
      {addOns.length > 0 ? (
        <ServiceList
          services={addOns}
          words={addOnWords(services, masters)}
          editAt={editAt}
          labelledBy="add-ons"
          editedId={edited?._id}
        />
      ) : (
        <p className="sm">{texts.noAddOns}</p>
      )}
      <Button variant="line" className="mt-4" onClick={() => setAdding(true)}>
        {texts.addAddOn}
      </Button>
      {adding && <AddOnDialog {...dialog} edited={undefined} onClose={() => setAdding(false)} />}
      {edited && (
        <AddOnDialog {...dialog} key={edited._id} edited={edited} onClose={onClose} onSaved={onSaved} />
      )}
    </section>
  );
}

import "#app/features/catalogue/service-form.css";
import "#app/features/catalogue/service-list.css";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useMasters } from "#app/data/masters.ts";
import { noServiceHits, useAllServices } from "#app/data/owners-services.ts";
import { AddOnsCard } from "#app/features/catalogue/AddOnsCard.tsx";
import { RoomsCard } from "#app/features/catalogue/RoomsCard.tsx";
import { serviceWords } from "#app/features/catalogue/row-words.ts";
import { ServiceEditor } from "#app/features/catalogue/ServiceEditor.tsx";
import { ServiceList } from "#app/features/catalogue/ServiceList.tsx";
import { VariantsCard } from "#app/features/catalogue/VariantsCard.tsx";
import { ExportButton } from "#app/features/imports/ExportButton.tsx";
import { Loader } from "#app/features/pictures/Loader.tsx";
import { HitsUnder } from "#app/features/visits/HitsUnder.tsx";
import { explain } from "#app/lib/explain.ts";
import { roomTexts } from "#app/texts/en/dashboard/rooms.ts";
import { serviceFormTexts } from "#app/texts/en/dashboard/service-form.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import { both, QueryView } from "#app/ui/QueryView.tsx";
import type { Master } from "#contract/masters.ts";
import type { ManagedService } from "#contract/services.ts";

/**
 * A form to add a service, and below it all services with variants and add-ons: edit (?edit=…, with &part=… for a
 * variant or an add-on), hide and reorder.
 */
export function ServiceScreen() {
  const texts = useTexts(serviceFormTexts);
  return (
    <QueryView
      query={both(useMasters(), useAllServices())}
      waiting={<Loader page={false} />}
      title={texts.aNewService}
      failed={(error) => `${texts.notLoaded} ${explain(error)}`}
    >
      {([masters, all]) => <Catalogue masters={masters} all={all} />}
    </QueryView>
  );
}

/** The form may have been saved far below the note. */
const leadTo = (note: HTMLElement | null) => note?.focus();

function Catalogue({ masters, all }: { masters: Master[]; all: ManagedService[] }) {
  const texts = useTexts(serviceFormTexts);
  const rooms = useTexts(roomTexts);
  const [search, setSearch] = useSearchParams();
  const [{ withoutUnit, unable }, setHits] = useState(noServiceHits);
  const addOns = all.filter(({ addOnTo }) => addOnTo.length > 0);
  const services = all.filter((one) => one.variantOf === null && !addOns.includes(one));
  const service = services.find(({ _id }) => _id === search.get("edit"));
  const part = all.find(({ _id }) => _id === search.get("part"));
  const under = service && { edit: service._id };
  const show = (next: Record<string, string>) => setSearch(next, { preventScrollReset: true });
  const editPart = ({ _id }: ManagedService) => ({
    search: `?${new URLSearchParams({ ...under, part: _id })}`,
    inPlace: true,
  });
  return (
    <>
      {(withoutUnit.length > 0 || unable.length > 0) && (
        <div
          key={[...withoutUnit, ...unable].map(({ _id }) => _id).join()}
          ref={leadTo}
          tabIndex={-1}
          className="mb-8 grid gap-4"
        >
          <HitsUnder why={rooms.withoutUnit} hits={withoutUnit} />
          <HitsUnder why={texts.unable} hits={unable} />
        </div>
      )}
      <ServiceEditor
        key={service?._id ?? "new"}
        masters={masters}
        edited={service}
        onDone={(hits = noServiceHits) => {
          setHits(hits);
          show({});
        }}
      />
      {service && (
        <VariantsCard
          service={service}
          variants={all.filter(({ variantOf }) => variantOf === service._id)}
          edited={part?.variantOf === service._id ? part : undefined}
          editAt={editPart}
          onDone={() => show({ ...under })}
        />
      )}
      <section className="mt-16" aria-labelledby="every-service">
        <div className="bar mb-4">
          <div>
            <h2 className="h4 num" id="every-service">
              {texts.count(services.length)}
            </h2>
            <p className="sm muted">{texts.orderHint}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            <LinkButton variant="line" size="sm" to="/dashboard/guests/import?of=services">
              <Icon name="upload" />
              {texts.fromFile}
            </LinkButton>
            <ExportButton kind="services" />
          </div>
        </div>
        <ServiceList
          services={services}
          words={serviceWords(all, masters)}
          withPictures
          editAt={({ _id }) => ({ search: `?edit=${_id}`, inPlace: false })}
          labelledBy="every-service"
          editedId={service?._id}
        />
      </section>
      <AddOnsCard
        addOns={addOns}
        services={services}
        masters={masters}
        edited={addOns.find((one) => one === part)}
        editAt={editPart}
        onClose={() => show({ ...under })}
        onSaved={setHits}
      />
      <RoomsCard />
    </>
  );
}

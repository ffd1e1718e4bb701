import "#app/features/catalogue/service-form.css";
import "#app/features/catalogue/service-list.css";
import { useSearchParams } from "react-router";
import { useMasters } from "#app/data/masters.ts";
import { useAllServices } from "#app/data/services.ts";
import { RoomsCard } from "#app/features/catalogue/RoomsCard.tsx";
import { ServiceEditor } from "#app/features/catalogue/ServiceEditor.tsx";
import { ServiceList } from "#app/features/catalogue/ServiceList.tsx";
import { explain } from "#app/lib/explain.ts";
import { serviceFormTexts } from "#app/texts/en/dashboard/service-form.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Loader } from "#app/ui/Loader.tsx";
import { both, QueryView } from "#app/ui/QueryView.tsx";
import type { ManagedService } from "#contract/services.ts";

/** Without variants and add-ons, which belong to others. */
function isWhole({ variantOf, addOnTo }: ManagedService): boolean {
  return variantOf === null && addOnTo.length === 0;
}

/** Add a service; below it all of them, to edit (?edit=…), hide and put in order. */
export function ServiceScreen() {
  const texts = useTexts(serviceFormTexts);
  const [search, setSearch] = useSearchParams();
  return (
    <QueryView
      query={both(useMasters(), useAllServices())}
      waiting={<Loader page={false} />}
      title={texts.aNewService}
      failed={(error) => `${texts.notLoaded} ${explain(error)}`}
    >
      {([masters, services]) => {
        const edited = services.find(({ _id }) => _id === search.get("edit"));
        return (
          <>
            <ServiceEditor
              key={edited?._id ?? "new"}
              masters={masters}
              edited={edited}
              onDone={() => setSearch({}, { preventScrollReset: true })}
            />
            <ServiceList services={services.filter(isWhole)} masters={masters} editedId={edited?._id} />
            <RoomsCard />
          </>
        );
      }}
    </QueryView>
  );
}

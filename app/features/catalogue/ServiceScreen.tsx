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
import { Button } from "#app/ui/Button.tsx";
import { Loader } from "#app/ui/Loader.tsx";
import { Note } from "#app/ui/Note.tsx";

/** Add a service; below it all of them, to edit (?edit=…), hide and put in order. */
export function ServiceScreen() {
  const texts = useTexts(serviceFormTexts);
  const masters = useMasters();
  const services = useAllServices();
  const [search, setSearch] = useSearchParams();
  const error = masters.error ?? services.error;
  if (masters.data && services.data) {
    const edited = services.data.find(({ _id }) => _id === search.get("edit"));
    return (
      <>
        <ServiceEditor
          key={edited?._id ?? "new"}
          masters={masters.data}
          edited={edited}
          onDone={() => setSearch({}, { preventScrollReset: true })}
        />
        <ServiceList services={services.data} masters={masters.data} editedId={edited?._id} />
        <RoomsCard />
      </>
    );
  }
  if (!error) return <Loader page={false} />;
  return (
    <>
      <h1 className="h2 dashboard-title mb-5">{texts.aNewService}</h1>
      <Note
        tone="error"
        action={
          <Button
            variant="line"
            size="sm"
            onClick={() => {
              void masters.refetch();
              void services.refetch();
            }}
          >
            {texts.tryAgain}
          </Button>
        }
      >
        {texts.notLoaded} {explain(error)}
      </Note>
    </>
  );
}

import "#app/features/catalogue/works.css";
import { lazy, useState } from "react";
import { Link } from "react-router";
import { useMasters } from "#app/data/masters.ts";
import { useServices } from "#app/data/services.ts";
import { useAllWorks } from "#app/data/works.ts";
import { WorkList } from "#app/features/catalogue/WorkList.tsx";
import { explain } from "#app/lib/explain.ts";
import { portfolioTexts } from "#app/texts/en/dashboard/portfolio.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import { Note } from "#app/ui/Note.tsx";
import { Opening } from "#app/ui/Opening.tsx";
import { both, QueryView } from "#app/ui/QueryView.tsx";
import type { Master } from "#contract/masters.ts";
import type { ManagedWork } from "#contract/portfolio.ts";
import type { Service } from "#contract/services.ts";
import { mostWorks } from "#domain/portfolio.ts";

const WorkDialog = lazy(() => import("#app/features/catalogue/WorkDialog.tsx"));

/** The owner's portfolio page: every work, shown or hidden, to add, edit, publish, reorder and delete. */
export function WorksScreen() {
  const texts = useTexts(portfolioTexts);
  return (
    <QueryView
      query={both(useAllWorks(), both(useServices(), useMasters()))}
      title={texts.title}
      waiting={["h-12", "h-60", "h-60"]}
      failed={(error) => `${texts.notLoaded} ${explain(error)}`}
    >
      {([works, [services, masters]]) => <Loaded {...{ works, services, masters }} />}
    </QueryView>
  );
}

interface Props {
  works: ManagedWork[];
  services: Service[];
  masters: Master[];
}

function Loaded({ works, services, masters }: Props) {
  const texts = useTexts(portfolioTexts);
  /** The work being edited; null for a new one. */
  const [open, setOpen] = useState<ManagedWork | null>();
  const choices = { services: services.flatMap((service) => [service, ...service.variants]), masters };
  const isReady = services.length > 0 && masters.length > 0;
  const add = (
    <Button onClick={() => setOpen(null)}>
      <Icon name="plus" />
      {texts.add}
    </Button>
  );
  return (
    <>
      <header className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="h2 dashboard-title">{texts.title}</h1>
          {works.length > 0 && (
            <p className="muted">
              {texts.count(works.length, works.filter(({ shown }) => shown).length)} {texts.onHome}{" "}
              <Link className="link" to="/#portfolio">
                {texts.look}
              </Link>
            </p>
          )}
        </div>
        {works.length > 0 && works.length < mostWorks && isReady && add}
      </header>
      {works.length >= mostWorks && <Note className="mb-5">{texts.most(mostWorks)}</Note>}
      {works.length > 0 ? (
        <WorkList works={works} choices={choices} onEdit={setOpen} />
      ) : (
        <EmptyState
          className="card"
          title={texts.empty}
          text={isReady ? texts.emptyText : texts.needsCatalogue}
          action={isReady ? add : <LinkButton to="/dashboard/service">{texts.toServices}</LinkButton>}
        />
      )}
      {open !== undefined && (
        <Opening>
          <WorkDialog
            key={open?._id ?? "new"}
            choices={choices}
            edited={open ?? undefined}
            onClose={() => setOpen(undefined)}
          />
        </Opening>
      )}
    </>
  );
}

import { type DragEvent, useState } from "react";
import { moved } from "#app/data/in-order.ts";
import { useHideService, useOrderServices } from "#app/data/owners-services.ts";
import { tellUnwritten } from "#app/data/unwritten.ts";
import { type EditPlace, type RowWords, ServiceRow } from "#app/features/catalogue/ServiceRow.tsx";
import { serviceName } from "#app/lib/names.ts";
import { serviceFormTexts } from "#app/texts/en/dashboard/service-form.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { classes } from "#app/ui/classes.ts";
import { useConfirm } from "#app/ui/use-confirm.tsx";
import { useKeptFocus } from "#app/ui/use-kept-focus.ts";
import type { ManagedService } from "#contract/services.ts";

interface Props {
  /** The services, the variants of one, or the add-ons. */
  services: ManagedService[];
  words: RowWords;
  /** Whether its rows have a picture. */
  withPictures?: boolean;
  /** Where a row is edited. */
  editAt: (service: ManagedService) => EditPlace;
  /** The id of its heading. */
  labelledBy: string;
  editedId: string | undefined;
}

/** Services in the order that guests see: drag a row or use its arrows; hide, show and edit it. */
export function ServiceList({ services, words, withPictures = false, editAt, labelledBy, editedId }: Props) {
  const texts = useTexts(serviceFormTexts);
  const [dragged, setDragged] = useState<{ id: string; order: string[] }>();
  const [news, setNews] = useState("");
  const order = useOrderServices();
  const hide = useHideService();
  const [ask, dialog] = useConfirm();
  const [list, keepFocus] = useKeptFocus<HTMLUListElement>(services);
  const ids = services.map(({ _id }) => _id);
  const shown = dragged?.order ?? ids;
  const byId = new Map(services.map((service) => [service._id, service]));

  function save(next: string[]) {
    if (next.join() === ids.join()) return;
    void order.run(next, (error) => tellUnwritten(texts.orderNotSaved, error));
  }
  function step(service: ManagedService, by: 1 | -1) {
    const place = ids.indexOf(service._id) + by;
    if (place < 0 || place === ids.length) return;
    keepFocus();
    save(moved(ids, service._id, place));
    setNews(texts.nowAt(serviceName(service), place + 1, ids.length));
  }
  function dragOver(event: DragEvent, over: string) {
    if (!dragged) return;
    event.preventDefault();
    setDragged({ ...dragged, order: moved(dragged.order, dragged.id, dragged.order.indexOf(over)) });
  }
  async function toggle(service: ManagedService) {
    const { _id, hidden, waiting = 0 } = service;
    const name = serviceName(service);
    const isSure =
      hidden ||
      waiting === 0 ||
      (await ask({
        title: texts.hideTitle(name),
        text: texts.hideText(waiting),
        yes: texts.hideYes,
        no: texts.hideNo,
      }));
    if (!isSure) return;
    const changed = await hide.run({ id: _id, hidden: !hidden }, (error) =>
      tellUnwritten(texts.notToggled(name, hidden), error),
    );
    if (changed) setNews(texts.toggled(name, hidden));
  }

  return (
    <>
      <ul
        className={classes("card service-list", !withPictures && "without-pictures")}
        aria-labelledby={labelledBy}
        ref={list}
      >
        {shown.flatMap((id, index) => {
          const service = byId.get(id);
          return service
            ? [
                <ServiceRow
                  key={id}
                  service={service}
                  words={words}
                  hasPicture={withPictures}
                  editAt={editAt(service)}
                  isFirst={index === 0}
                  isLast={index === shown.length - 1}
                  isDragged={dragged?.id === id}
                  isEdited={editedId === id}
                  onStep={(by) => step(service, by)}
                  onHide={() => toggle(service)}
                  onDragStart={() => setDragged({ id, order: ids })}
                  onDragOver={(event) => dragOver(event, id)}
                  onDrop={() => dragged && save(dragged.order)}
                  onDragEnd={() => setDragged(undefined)}
                />,
              ]
            : [];
        })}
      </ul>
      <p className="sr" role="status">
        {news}
      </p>
      {dialog}
    </>
  );
}

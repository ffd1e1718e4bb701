import type { DragEvent } from "react";
import { Link } from "react-router";
import { serviceName } from "#app/lib/names.ts";
import { ownPicture, pictureOf } from "#app/lib/own-picture.ts";
import { serviceFormTexts } from "#app/texts/en/dashboard/service-form.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Badge } from "#app/ui/Badge.tsx";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import type { ManagedService } from "#contract/services.ts";

/** The texts of a row, for one kind of list. */
export interface RowWords {
  /** The name in this list. */
  name: (service: ManagedService) => string;
  /** Below the name. */
  about: (service: ManagedService) => string;
  /** Beside the name, where there is room. */
  beside: (service: ManagedService) => string;
  price: (service: ManagedService) => string;
}

/** Where something is edited: in a dialog over its place, or in the form above. */
export interface EditPlace {
  search: string;
  inPlace: boolean;
}

interface Props {
  service: ManagedService;
  words: RowWords;
  hasPicture: boolean;
  editAt: EditPlace;
  isFirst: boolean;
  isLast: boolean;
  isDragged: boolean;
  isEdited: boolean;
  onStep: (by: 1 | -1) => void;
  onHide: () => void;
  onDragStart: () => void;
  onDragOver: (event: DragEvent) => void;
  onDrop: () => void;
  onDragEnd: () => void;
}

/** One service of the list, with its actions. */
export function ServiceRow({ service, words, onStep, onHide, ...row }: Props) {
  const texts = useTexts(serviceFormTexts);
  const { _id, img, hidden } = service;
  const name = serviceName(service);
  const picture = ownPicture(img);
  return (
    <li
      className={classes(hidden && "is-hidden", row.isDragged && "is-dragged", row.isEdited && "is-edited")}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        row.onDragStart();
      }}
      onDragOver={row.onDragOver}
      onDrop={(event) => {
        event.preventDefault();
        row.onDrop();
      }}
      onDragEnd={row.onDragEnd}
    >
      <span className="grip" aria-hidden="true">
        <Icon name="grip" />
      </span>
      {row.hasPicture && (
        <span className="picture">
          {picture && <img src={pictureOf(picture, 400)} alt="" draggable={false} />}
        </span>
      )}
      <span className="min-w-0">
        <b className="block font-semibold leading-snug">{words.name(service)}</b>
        <span className="sm muted num">{words.about(service)}</span>
      </span>
      <span className="who sm muted">{words.beside(service)}</span>
      <span className="state">{hidden && <Badge tone="done">{texts.hidden}</Badge>}</span>
      <span className="price num">{words.price(service)}</span>
      <span className="tools">
        <IconButton
          icon="arrow-up"
          label={texts.moveUp(name)}
          data-focus={`up ${_id}`}
          aria-disabled={row.isFirst}
          onClick={() => onStep(-1)}
        />
        <IconButton
          icon="arrow-down"
          label={texts.moveDown(name)}
          data-focus={`down ${_id}`}
          aria-disabled={row.isLast}
          onClick={() => onStep(1)}
        />
        <IconButton
          icon={hidden ? "eye-off" : "eye"}
          label={texts.showOrHide(name, hidden)}
          onClick={onHide}
        />
        <Link
          className="iconbtn"
          to={row.editAt.search}
          preventScrollReset={row.editAt.inPlace}
          aria-label={texts.edit(name)}
          aria-current={row.isEdited ? "true" : undefined}
        >
          <Icon name="edit" />
        </Link>
      </span>
    </li>
  );
}

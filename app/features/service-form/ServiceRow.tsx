import type { DragEvent } from "react";
import { Link } from "react-router";
import { money } from "#app/lib/money.ts";
import { ownPicture, pictureOf } from "#app/lib/own-picture.ts";
import { Badge } from "#app/ui/Badge.tsx";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import type { Master } from "#contract/masters.ts";
import type { ManagedService } from "#contract/services.ts";

interface Props {
  service: ManagedService;
  masters: Master[];
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

/** One service of the list, with what can be done to it. */
export function ServiceRow({ service, masters, onStep, onHide, ...row }: Props) {
  const { _id, service_name, img, minutes, price, hidden } = service;
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
      <span className="pic">{picture && <img src={pictureOf(picture, 400)} alt="" draggable={false} />}</span>
      <span className="min-w-0">
        <b className="block font-semibold leading-snug">{service_name}</b>
        <span className="sm muted num">{minutes} min</span>
      </span>
      <span className="who sm muted">{performers(service, masters)}</span>
      <span className="state">{hidden && <Badge tone="done">hidden</Badge>}</span>
      <span className="price num">{money(price)}</span>
      <span className="tools">
        <IconButton
          icon="arrow-up"
          label={`Move ${service_name} up`}
          data-focus={`up ${_id}`}
          disabled={row.isFirst}
          onClick={() => onStep(-1)}
        />
        <IconButton
          icon="arrow-down"
          label={`Move ${service_name} down`}
          data-focus={`down ${_id}`}
          disabled={row.isLast}
          onClick={() => onStep(1)}
        />
        <IconButton
          icon={hidden ? "eye-off" : "eye"}
          label={`${hidden ? "Show" : "Hide"} ${service_name}`}
          onClick={onHide}
        />
        <Link
          className="iconbtn"
          to={`?edit=${_id}`}
          aria-label={`Edit ${service_name}`}
          aria-current={row.isEdited ? "true" : undefined}
        >
          <Icon name="edit" />
        </Link>
      </span>
    </li>
  );
}

function performers({ masterIds }: ManagedService, masters: Master[]): string {
  if (masters.every(({ _id }) => masterIds.includes(_id))) return "Everyone";
  const able = masters.filter(({ _id }) => masterIds.includes(_id));
  return able.map(({ name }) => name.split(" ")[0]).join(", ") || "Nobody";
}

import { pictureSource } from "#app/lib/own-picture.ts";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/Icon.tsx";

interface Props {
  name: string;
  lines: string[];
  photos: string[];
  checked: boolean;
  disabled: boolean;
  onChoose: () => void;
}

/** A master, or anyone, as a picture to choose. */
export function MasterCard({ name, lines, photos, checked, disabled, onChoose }: Props) {
  return (
    <label className="who-card">
      <input type="radio" name="master" checked={checked} disabled={disabled} onChange={onChoose} />
      <span className="relative block">
        <span className={classes("picture", photos.length > 1 && "picture-any")}>
          {photos.map((photo) => (
            <img key={photo} {...pictureSource(photo, "124px")} alt="" width="124" height="139" />
          ))}
        </span>
        <span className="tick">
          <Icon name="check" />
        </span>
      </span>
      <span>
        <b>{name}</b>
        {lines.map((line) => (
          <small key={line} className="num">
            {line}
          </small>
        ))}
      </span>
    </label>
  );
}

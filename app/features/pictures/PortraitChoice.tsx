import { type ReactNode, useId } from "react";
import { pictureTypes } from "#app/features/pictures/check-file.ts";
import { initialsPortrait } from "#app/features/pictures/portraits.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { picturesTexts } from "#app/texts/en/shared/pictures.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { Icon } from "#app/ui/Icon.tsx";

interface Props {
  /** Whose portrait it is. */
  name: string;
  /** What is shown large: a picture of this site, or a chosen file. */
  shown: string | undefined;
  /** The URL that is chosen. */
  address: string;
  onChoose: (address: string) => void;
  onFile: (file: File) => void;
  /** Shown below, such as the progress of an upload. */
  children?: ReactNode;
}

const mark = "/art/mark.svg";

/** A portrait for somebody who has no URL of one: initials, a drawing, or their own photo. */
export function PortraitChoice({ name, shown, address, onChoose, onFile, children }: Props) {
  const texts = useTexts(picturesTexts);
  const group = useId();
  const isMark = useSalon().site.logo?.address === mark;
  const initials = initialsPortrait(name);
  return (
    <fieldset className="portrait-choice">
      <legend className="field-label">{texts.portrait}</legend>
      <Avatar name={name} photo={shown} size="xl" />
      <div className="grid gap-2.5">
        <div className="flex flex-wrap items-center gap-2">
          {[
            { label: texts.initials, portrait: initials },
            { label: texts.drawnPortrait, portrait: "/art/portrait-guest.svg" },
            // The flower is one salon's mark, so no other salon offers it to its guests.
            ...(isMark ? [{ label: texts.drawnFlower, portrait: mark }] : []),
          ].map(({ label, portrait }) => (
            <label key={label} className="portrait-chip">
              <input
                type="radio"
                name={group}
                aria-label={label}
                disabled={!portrait}
                checked={portrait !== "" && address === portrait}
                onChange={() => onChoose(portrait)}
              />
              <Avatar name={name} photo={portrait === initials ? undefined : portrait} />
            </label>
          ))}
          <label className="btn btn-line btn-sm file-button min-h-11">
            <Icon name="upload" />
            {texts.upload}
            <input
              type="file"
              accept={pictureTypes}
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                if (file) onFile(file);
                currentTarget.value = "";
              }}
            />
          </label>
        </div>
        {children}
      </div>
    </fieldset>
  );
}

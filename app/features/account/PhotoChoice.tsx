import { useId } from "react";
import { pictureTypes } from "#app/features/pictures/check-file.ts";
import type { Uploads } from "#app/features/pictures/use-upload.ts";
import { ownPicture, pictureOf } from "#app/lib/own-picture.ts";
import { picturesTexts } from "#app/texts/en/shared/pictures.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { Button } from "#app/ui/Button.tsx";
import { FieldError } from "#app/ui/FieldError.tsx";
import { Icon } from "#app/ui/Icon.tsx";

interface Props {
  name: string;
  /** The URL of the photo; empty for none. */
  photo: string;
  uploads: Uploads;
  onRemove: () => void;
}

/** A person's photo, with buttons to replace or remove it. */
export function PhotoChoice({ name, photo, uploads, onRemove }: Props) {
  const texts = useTexts(picturesTexts);
  const id = useId();
  const { upload, failure } = uploads;
  const own = ownPicture(photo);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3.5">
        <Avatar size="xl" name={name} photo={upload?.preview ?? (own && pictureOf(own, 400))} />
        <div className="flex flex-wrap items-center gap-2">
          <label className="btn btn-soft btn-sm file-button min-h-11">
            <Icon name="upload" />
            {upload ? texts.uploadingPhoto : texts.choosePhoto}
            <input
              type="file"
              accept={pictureTypes}
              aria-describedby={`${id}-error`}
              aria-invalid={failure ? true : undefined}
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                if (file) uploads.start(file);
                currentTarget.value = "";
              }}
            />
          </label>
          {photo && !upload && (
            <Button variant="quiet" size="sm" className="min-h-11" onClick={onRemove}>
              {texts.remove}
            </Button>
          )}
        </div>
      </div>
      <FieldError id={`${id}-error`}>{failure}</FieldError>
    </div>
  );
}

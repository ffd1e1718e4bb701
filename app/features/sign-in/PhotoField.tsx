import { type ComponentProps, useEffect, useId, useMemo } from "react";
import { pictureTypes } from "#app/features/pictures/check-file.ts";
import { ownPicture } from "#app/lib/own-picture.ts";
import { identityTexts } from "#app/texts/en/shared/identity.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { Field } from "#app/ui/Field.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";

interface Props extends Omit<ComponentProps<"input">, "name"> {
  /** Whose photo it is, for the initials beside the field, and the field's own name. */
  person: string;
  name: string;
  photo: string | undefined;
  /** A photo of one's own, in place of an address. */
  file: File | undefined;
  onFile: (file: File | undefined) => void;
  error?: string;
}

/** The address of a photo, or a photo of one's own, with the face or the initials beside it. */
export function PhotoField({ person, photo, file, onFile, error, ...input }: Props) {
  const texts = useTexts(identityTexts);
  const inputId = useId();
  const preview = usePreview(file);
  return (
    <div className="grid gap-2">
      <Field label={texts.photoUrl} error={error}>
        {(control) => (
          <div className="flex items-center gap-3">
            <Avatar name={person} photo={preview ?? ownPicture(photo?.trim())} />
            {file ? (
              <>
                <span className="min-w-0 grow truncate" id={control.id}>
                  {file.name}
                </span>
                <IconButton
                  icon="close"
                  label={texts.removeFile(file.name)}
                  onClick={() => onFile(undefined)}
                />
              </>
            ) : (
              <input
                {...input}
                {...control}
                className="in"
                type="url"
                autoComplete="photo"
                placeholder="https://"
              />
            )}
          </div>
        )}
      </Field>
      <label className="btn btn-quiet btn-sm file-button min-h-11 justify-self-start" htmlFor={inputId}>
        <Icon name="upload" />
        {file ? texts.anotherPhoto : texts.uploadInstead}
        <input
          id={inputId}
          type="file"
          accept={pictureTypes}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            if (chosen) onFile(chosen);
            currentTarget.value = "";
          }}
        />
      </label>
    </div>
  );
}

function usePreview(file: File | undefined): string | undefined {
  const address = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  return address;
}

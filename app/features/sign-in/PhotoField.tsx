import { type ComponentProps, useEffect, useMemo } from "react";
import { PortraitChoice } from "#app/features/pictures/PortraitChoice.tsx";
import { ownPicture } from "#app/lib/own-picture.ts";
import { identityTexts } from "#app/texts/en/shared/identity.ts";
import { picturesTexts } from "#app/texts/en/shared/pictures.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Field } from "#app/ui/Field.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";

interface Props extends Omit<ComponentProps<"input">, "name"> {
  /** Whose photo it is, and the field's name. */
  person: string;
  name: string;
  photo: string;
  onAddress: (address: string) => void;
  /** An own photo, instead of an address. */
  file: File | undefined;
  onFile: (file: File | undefined) => void;
  error?: string;
}

/** The address of a photo: one that is offered, one's own upload, or typed. */
export function PhotoField({ person, photo, onAddress, file, onFile, error, ...input }: Props) {
  const texts = useTexts(identityTexts);
  const { initialsDo } = useTexts(picturesTexts);
  const preview = usePreview(file);
  return (
    <>
      <PortraitChoice
        name={person}
        shown={preview ?? ownPicture(photo.trim())}
        address={file ? "" : photo.trim()}
        onChoose={onAddress}
        onFile={onFile}
      >
        <span className="sm muted">{initialsDo}</span>
      </PortraitChoice>
      <Field label={texts.photoUrl} error={error}>
        {(control) =>
          file ? (
            <div className="flex items-center gap-3">
              <span className="min-w-0 grow truncate" id={control.id}>
                {file.name}
              </span>
              <IconButton
                icon="close"
                label={texts.removeFile(file.name)}
                onClick={() => onFile(undefined)}
              />
            </div>
          ) : (
            <input
              {...input}
              {...control}
              className="in"
              type="url"
              autoComplete="photo"
              placeholder="https://"
            />
          )
        }
      </Field>
    </>
  );
}

function usePreview(file: File | undefined): string | undefined {
  const address = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  return address;
}

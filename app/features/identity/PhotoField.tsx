import type { ComponentProps } from "react";
import { ownPicture } from "#app/lib/own-picture.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { Field } from "#app/ui/Field.tsx";

interface Props extends Omit<ComponentProps<"input">, "name"> {
  /** Whose photo it is, for the initials beside the field, and the field's own name. */
  person: string;
  name: string;
  photo: string | undefined;
  error?: string;
}

/** The address of a photo, with the face or the initials beside it. */
export function PhotoField({ person, photo, error, ...input }: Props) {
  return (
    <Field label="Photo URL" error={error}>
      {(control) => (
        <div className="flex items-center gap-3">
          <Avatar name={person} photo={ownPicture(photo?.trim())} />
          <input
            {...input}
            {...control}
            className="in"
            type="url"
            autoComplete="photo"
            placeholder="https://"
          />
        </div>
      )}
    </Field>
  );
}

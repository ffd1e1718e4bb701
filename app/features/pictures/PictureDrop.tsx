import "#app/features/pictures/pictures.css";
import { type DragEvent, useId, useRef, useState } from "react";
import { pictureTypes, sentOf } from "#app/features/pictures/check-file.ts";
import type { Upload, Uploads } from "#app/features/pictures/use-upload.ts";
import { ownPicture, pictureOf } from "#app/lib/own-picture.ts";
import { picturesTexts } from "#app/texts/en/shared/pictures.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { classes } from "#app/ui/classes.ts";
import { FieldError } from "#app/ui/FieldError.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";

interface Props {
  label: string;
  /** The required shape and size. */
  hint?: string;
  /** The URL of the picture chosen so far. */
  value: string;
  uploads: Uploads;
  error: string | undefined;
}

/** A place to drop a picture or choose one, with the saved picture in it. Below it, the progress of an upload. */
export function PictureDrop({ label, hint, value, uploads, error }: Props) {
  const texts = useTexts(picturesTexts);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { upload, failure } = uploads;
  const shown = upload ? undefined : ownPicture(value);
  const problem = failure ?? (upload ? undefined : error);

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) uploads.start(file);
  }

  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse; the file field inside is for everyone. */}
      <div
        className={classes("drop", shown && "drop-kept", over && "is-over")}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        {shown ? (
          <>
            <div className="picture">
              <img src={pictureOf(shown, 400)} alt="" />
            </div>
            <p className="sm" role="status">
              <b className="font-semibold">{texts.here}</b> <span className="muted">{texts.replaces}</span>
            </p>
          </>
        ) : (
          <Icon name="upload" />
        )}
        <p className="drop-words">
          {texts.dropBefore} <span className="drop-choose">{texts.chooseFile}</span>
        </p>
        <p className="hint" id={`${id}-hint`}>
          {hint ? `${texts.kinds} ${hint}` : texts.limits}
        </p>
        <input
          ref={input}
          id={id}
          type="file"
          accept={pictureTypes}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) uploads.start(file);
            currentTarget.value = "";
          }}
        />
      </div>
      <FieldError id={`${id}-error`}>{problem}</FieldError>
      {upload && (
        <UploadBar
          upload={upload}
          onCancel={() => {
            uploads.cancel();
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}

/** A picture being uploaded: its name, its progress, and a button to cancel. */
function UploadBar({ upload, onCancel }: { upload: Upload; onCancel: () => void }) {
  const texts = useTexts(picturesTexts);
  const { file, preview, sent } = upload;
  const percent = Math.min(100, Math.round((100 * sent) / Math.max(file.size, 1)));
  return (
    <div className="upload">
      <div className="picture">
        <img src={preview} alt="" />
      </div>
      <div className="min-w-0">
        <p className="sm flex justify-between gap-3">
          <b className="truncate font-semibold">{file.name}</b>
          <span className="muted num">{texts.percent(percent)}</span>
        </p>
        <progress
          className="upload-progress"
          max={100}
          value={percent}
          aria-label={texts.uploading(file.name)}
        />
        <p className="xs muted num mt-1.5">{percent < 100 ? sentOf(sent, file.size) : texts.preparing}</p>
      </div>
      <IconButton icon="close" label={texts.cancel(file.name)} onClick={onCancel} />
    </div>
  );
}

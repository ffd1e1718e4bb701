import { sentOf } from "#app/features/pictures/check-file.ts";
import type { Upload } from "#app/features/pictures/use-upload.ts";
import { picturesTexts } from "#app/texts/en/pictures.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { IconButton } from "#app/ui/IconButton.tsx";

/** A picture on its way: what it is, how far it has got, and the way to give it up. */
export function UploadBar({ upload, onCancel }: { upload: Upload; onCancel: () => void }) {
  const texts = useTexts(picturesTexts);
  const { file, preview, sent } = upload;
  const percent = Math.min(100, Math.round((100 * sent) / Math.max(file.size, 1)));
  return (
    <div className="upl">
      <div className="pic">
        <img src={preview} alt="" />
      </div>
      <div className="min-w-0">
        <p className="sm flex justify-between gap-3">
          <b className="truncate font-semibold">{file.name}</b>
          <span className="muted num">{texts.percent(percent)}</span>
        </p>
        <progress className="prog" max={100} value={percent} aria-label={texts.uploading(file.name)} />
        <p className="xs muted num mt-1.5">{percent < 100 ? sentOf(sent, file.size) : texts.preparing}</p>
      </div>
      <IconButton icon="close" label={texts.cancel(file.name)} onClick={onCancel} />
    </div>
  );
}

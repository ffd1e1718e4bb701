import { PictureDrop } from "#app/features/pictures/PictureDrop.tsx";
import { useUpload } from "#app/features/pictures/use-upload.ts";
import { siteEditorTexts } from "#app/texts/en/dashboard/site-editor.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import type { SitePicture } from "#contract/site-content.ts";

interface Props {
  label: string;
  picture: SitePicture | null;
  onChange: (picture: SitePicture | null) => void;
}

const axes = ["x", "y"] as const;

/** A picture: chosen, described in both languages, and what of it stays in view. */
export function PictureField({ label, picture, onChange }: Props) {
  const texts = useTexts(siteEditorTexts);
  const uploads = useUpload((address) =>
    onChange({ alt: { en: "", bn: "" }, ...picture, address, focus: { x: 50, y: 50 } }),
  );
  return (
    <div className="grid gap-3">
      <PictureDrop label={label} value={picture?.address ?? ""} uploads={uploads} error={undefined} />
      {picture && (
        <>
          <TextField
            label={texts.alt}
            hint={texts.altHint}
            maxLength={200}
            value={picture.alt.en}
            onChange={({ currentTarget }) =>
              onChange({ ...picture, alt: { ...picture.alt, en: currentTarget.value } })
            }
          />
          <TextField
            label={texts.inBangla(texts.alt)}
            lang="bn"
            maxLength={200}
            value={picture.alt.bn}
            onChange={({ currentTarget }) =>
              onChange({ ...picture, alt: { ...picture.alt, bn: currentTarget.value } })
            }
          />
          <div className="grid gap-3 sm:grid-cols-2">
            {axes.map((axis) => (
              <label key={axis} className="field">
                <span className="field-label">{texts.focus[axis]}</span>
                <input
                  type="range"
                  min={0}
                  max={100}
                  value={picture.focus[axis]}
                  onChange={({ currentTarget }) =>
                    onChange({ ...picture, focus: { ...picture.focus, [axis]: Number(currentTarget.value) } })
                  }
                />
              </label>
            ))}
          </div>
          <Button
            variant="quiet"
            size="sm"
            className="min-h-11 justify-self-start"
            onClick={() => onChange(null)}
          >
            {texts.withoutPicture(label)}
          </Button>
        </>
      )}
    </div>
  );
}

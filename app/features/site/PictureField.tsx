import { PictureDrop } from "#app/features/pictures/PictureDrop.tsx";
import { useUpload } from "#app/features/pictures/use-upload.ts";
import type { PictureSize } from "#app/features/site/site-parts.ts";
import { numberText } from "#app/lib/number-text.ts";
import { siteEditorTexts } from "#app/texts/en/dashboard/site-editor.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { IconButton } from "#app/ui/IconButton.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import type { SitePicture } from "#contract/site-content.ts";

interface Props {
  label: string;
  picture: SitePicture | null;
  size: PictureSize;
  /** What is wrong with the address or the description. */
  objectionAt: (place: string) => string | undefined;
  /** Changes the picture as it is at that time: an upload may take a while. */
  onChange: (change: (now: SitePicture | null) => SitePicture | null) => void;
}

function shapeOf([width, height]: PictureSize) {
  if (width === height) return "square";
  return width > height ? "wide" : "upright";
}

const axes = ["x", "y"] as const;

/** A picture: the file, its description in both languages, and its focus. */
export function PictureField({ label, picture, size, objectionAt, onChange }: Props) {
  const texts = useTexts(siteEditorTexts);
  const uploads = useUpload((address) =>
    onChange((now) => ({ alt: { en: "", bn: "" }, ...now, address, focus: { x: 50, y: 50 } })),
  );
  const describe = (language: "en" | "bn", said: string) =>
    onChange((now) => now && { ...now, alt: { ...now.alt, [language]: said } });
  return (
    <div className="grid gap-3">
      <PictureDrop
        label={label}
        hint={texts.pictureSize[shapeOf(size)](numberText(size[0]), numberText(size[1]))}
        value={picture?.address ?? ""}
        uploads={uploads}
        error={objectionAt("address")}
      />
      {picture && (
        <>
          <TextField
            label={texts.alt}
            hint={texts.altHint}
            maxLength={200}
            value={picture.alt.en}
            error={objectionAt("alt.en")}
            onChange={({ currentTarget }) => describe("en", currentTarget.value)}
          />
          <TextField
            label={texts.inBangla(texts.alt)}
            lang="bn"
            maxLength={200}
            value={picture.alt.bn}
            error={objectionAt("alt.bn")}
            onChange={({ currentTarget }) => describe("bn", currentTarget.value)}
          />
          <div className="flex items-end gap-3">
            <div className="grid grow gap-3 sm:grid-cols-2">
              {axes.map((axis) => (
                <label key={axis} className="field">
                  <span className="field-label">{texts.focus[axis]}</span>
                  <input
                    type="range"
                    min={0}
                    max={100}
                    value={picture.focus[axis]}
                    onChange={({ currentTarget: { value } }) =>
                      onChange((now) => now && { ...now, focus: { ...now.focus, [axis]: Number(value) } })
                    }
                  />
                </label>
              ))}
            </div>
            <IconButton
              icon="trash"
              label={texts.withoutPicture(label)}
              title={texts.withoutPicture(label)}
              onClick={() => onChange(() => null)}
            />
          </div>
        </>
      )}
    </div>
  );
}

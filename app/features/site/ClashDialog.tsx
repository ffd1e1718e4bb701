import type { Clash } from "#app/features/site/site-draft.ts";
import type { SitePart } from "#app/features/site/site-parts.ts";
import { siteEditorTexts } from "#app/texts/en/dashboard/site-editor.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import type { SiteContent } from "#contract/site-content.ts";

interface Props {
  clash: Clash;
  onSettle: (keep: "mine" | "theirs") => void;
}

/** Two people changed the same part: shows both versions, to choose one. All other changes of both are kept. */
export function ClashDialog({ clash, onSettle }: Props) {
  const texts = useTexts(siteEditorTexts);
  const who = clash.theirs.savedBy ?? texts.somebody;
  return (
    <Dialog
      open
      onClose={() => {}}
      title={texts.clash(who)}
      kind="wide"
      actions={
        <>
          <Button variant="soft" onClick={() => onSettle("theirs")}>
            {texts.takeTheirs(who)}
          </Button>
          <Button onClick={() => onSettle("mine")}>{texts.keepMine}</Button>
        </>
      }
    >
      <p className="muted mb-4">{texts.clashText}</p>
      {clash.parts.map((part) => (
        <section key={part.id} className="mb-4 grid gap-2 sm:grid-cols-2">
          <h3 className="font-semibold sm:col-span-2">{texts.names[part.id]}</h3>
          <div>
            <p className="xs muted">{texts.yours}</p>
            <p className="whitespace-pre-wrap">{said(part, clash.mine, texts.notInWords)}</p>
          </div>
          <div>
            <p className="xs muted">{who}</p>
            <p className="whitespace-pre-wrap">{said(part, clash.theirs.content, texts.notInWords)}</p>
          </div>
        </section>
      ))}
    </Dialog>
  );
}

/** A part as readable text; a part of another kind gives `otherwise`. */
function said(part: SitePart, content: SiteContent, otherwise: string): string {
  const value = part.of(content);
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null || !("en" in value) || !("bn" in value)) return otherwise;
  return [value.en, value.bn].filter(Boolean).join("\n");
}

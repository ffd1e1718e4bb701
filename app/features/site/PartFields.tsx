import { PictureField } from "#app/features/site/PictureField.tsx";
import { fieldParts, type Section } from "#app/features/site/site-parts.ts";
import type { useSiteDraft } from "#app/features/site/use-site-draft.ts";
import { WordsField } from "#app/features/site/WordsField.tsx";
import { siteEditorTexts } from "#app/texts/en/dashboard/site-editor.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";

interface Props {
  draft: ReturnType<typeof useSiteDraft>;
  section: Section;
}

/** The fields of one section. A part that differs from the published one can be reverted by itself. */
export function PartFields({ draft, section }: Props) {
  const texts = useTexts(siteEditorTexts);
  const { content, published, edit, objectionAt } = draft;
  return fieldParts
    .filter((part) => part.section === section)
    .map((part) => {
      const isChanged = JSON.stringify(part.of(content)) !== JSON.stringify(part.of(published.content));
      const name = texts.names[part.id];
      const at = (place: string) => objectionAt(`${part.path}.${place}`);
      return (
        <div key={part.id} className="grid gap-2">
          {part.kind === "words" ? (
            <WordsField
              label={name}
              most={part.most}
              words={part.of(content)}
              objectionAt={at}
              onChange={(words) => edit((copy) => part.put(copy, words))}
            />
          ) : (
            <PictureField
              label={name}
              picture={part.of(content)}
              size={part.size}
              objectionAt={at}
              onChange={(change) => edit((copy) => part.put(copy, change(part.of(copy))))}
            />
          )}
          {isChanged && (
            <Button
              variant="quiet"
              size="sm"
              className="-ml-3.5 min-h-11 justify-self-start"
              aria-label={texts.putBack(name)}
              onClick={({ currentTarget }) => {
                // The button disappears; its field stays.
                currentTarget.parentElement?.querySelector<HTMLElement>("input, textarea")?.focus();
                edit((copy) => part.copy(structuredClone(published.content), copy));
              }}
            >
              {texts.putItBack}
            </Button>
          )}
        </div>
      );
    });
}

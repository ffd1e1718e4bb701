import { useState } from "react";
import { CardsFields } from "#app/features/site/CardsFields.tsx";
import { PartFields } from "#app/features/site/PartFields.tsx";
import { partsThatDiffer, type Section } from "#app/features/site/site-parts.ts";
import type { useSiteDraft } from "#app/features/site/use-site-draft.ts";
import { numberText } from "#app/lib/number-text.ts";
import { siteEditorTexts } from "#app/texts/en/dashboard/site-editor.ts";
import { homeTexts } from "#app/texts/en/public/home.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Badge } from "#app/ui/Badge.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { useKeptFocus } from "#app/ui/use-kept-focus.ts";

interface Props {
  draft: ReturnType<typeof useSiteDraft>;
  /** Called with the block being edited. */
  onOpen: (block: string) => void;
}

/** The home page's blocks in order: each with its words and pictures, its position, and whether it is shown. */
export function HomeBlocks({ draft, onOpen }: Props) {
  const texts = useTexts(siteEditorTexts);
  const { headline } = useTexts(homeTexts);
  const { content, published, edit } = draft;
  const { order } = content.home;
  const changed = new Set<Section>(partsThatDiffer(published.content, content).map((part) => part.section));

  const [list, keepFocus] = useKeptFocus<HTMLOListElement>(order);
  const [moved, setMoved] = useState("");

  function move(from: number, by: number) {
    const setting = order[from];
    const to = from + by;
    if (!setting || to < 0 || to >= order.length) return;
    keepFocus();
    edit(({ home }) => void home.order.splice(to, 0, ...home.order.splice(from, 1)));
    setMoved(texts.moved(texts.sections[setting.block], numberText(to + 1)));
  }

  return (
    <>
      <p className="sr" role="status">
        {moved}
      </p>
      <ol className="site-blocks" ref={list}>
        <li>
          <details open onToggle={({ currentTarget }) => currentTarget.open && onOpen("hero")}>
            <summary>
              <span>{texts.sections.hero}</span>
              {changed.has("hero") && <Badge tone="pending">{texts.changed}</Badge>}
            </summary>
            <div className="site-fields">
              <p className="sm muted">{texts.fixedHeading(headline)}</p>
              <PartFields draft={draft} section="hero" />
            </div>
          </details>
        </li>
        {order.map(({ block, shown }, index) => (
          <li key={block}>
            <details onToggle={({ currentTarget }) => currentTarget.open && onOpen(block)}>
              <summary>
                <span className={shown ? undefined : "muted"}>{texts.sections[block]}</span>
                {changed.has(block) && <Badge tone="pending">{texts.changed}</Badge>}
                {!shown && <Badge tone="off">{texts.hidden}</Badge>}
              </summary>
              <div className="site-fields">
                <div className="flex flex-wrap items-center gap-2">
                  <label className="flex min-h-11 grow items-center gap-3">
                    <input
                      type="checkbox"
                      checked={shown}
                      onChange={({ currentTarget: { checked } }) =>
                        edit(({ home }) => {
                          const setting = home.order[index];
                          if (setting) setting.shown = checked;
                        })
                      }
                    />
                    {texts.isShown(texts.sections[block])}
                  </label>
                  <IconButton
                    icon="arrow-up"
                    label={texts.moveUp(texts.sections[block])}
                    data-focus={`up ${block}`}
                    aria-disabled={index === 0}
                    onClick={() => move(index, -1)}
                  />
                  <IconButton
                    icon="arrow-down"
                    label={texts.moveDown(texts.sections[block])}
                    data-focus={`down ${block}`}
                    aria-disabled={index === order.length - 1}
                    onClick={() => move(index, 1)}
                  />
                </div>
                {block === "highlights" ? (
                  <CardsFields draft={draft} />
                ) : (
                  <PartFields draft={draft} section={block} />
                )}
              </div>
            </details>
          </li>
        ))}
      </ol>
    </>
  );
}

import type { useSiteDraft } from "#app/features/site/use-site-draft.ts";
import { numberText } from "#app/lib/number-text.ts";
import { siteEditorTexts } from "#app/texts/en/dashboard/site-editor.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { accents, measureAccent, nearestAccent } from "#domain/site/accent.ts";

/** The accent: a named colour or one's own, how readable it is in each place, and the nearest one that works. */
export function AccentFields({ draft }: { draft: ReturnType<typeof useSiteDraft> }) {
  const texts = useTexts(siteEditorTexts);
  const { accent } = draft.content;
  const { passes, pairs } = measureAccent(accent);
  const nearest = nearestAccent(accent);
  const take = (colour: string) =>
    draft.edit((copy) => {
      copy.accent = colour.toLowerCase();
    });
  return (
    <div className="grid gap-4">
      <fieldset className="grid gap-2">
        <legend className="h4 mb-2">{texts.accent}</legend>
        {accents.map(({ name, colour }) => (
          <label key={name} className="site-colour">
            <input type="radio" name="accent" checked={accent === colour} onChange={() => take(colour)} />
            <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
              <rect width="40" height="40" rx="10" fill={colour} />
            </svg>
            <span>
              <b>{texts.accents[name]}</b>
              <span className="xs muted num">{colour}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <OwnColour key={accent} accent={accent} onTake={take} />
      {!passes && (
        <div className="grid justify-items-start gap-2" role="status">
          <p className="field-error">{texts.tooPale(nearest)}</p>
          <Button variant="soft" size="sm" className="min-h-11" onClick={() => take(nearest)}>
            {texts.takeColour(nearest)}
          </Button>
        </div>
      )}
      <h2 className="h4">{texts.canItBeRead}</h2>
      <ul className="site-pairs">
        {pairs.map(({ pair, ratio, needs, passes: reads }) => (
          <li key={pair} data-passes={reads || undefined}>
            <Icon name={reads ? "check" : "alert"} />
            <span>
              <b>{texts.pairs[pair]}</b>
              <span className="xs muted">
                {texts.needs(numberText(needs))} {reads ? texts.reads : texts.doesNotRead}
              </span>
            </span>
            <span className="num">{numberText(ratio)}</span>
          </li>
        ))}
      </ul>
      <p className="sm muted">{texts.failingColour}</p>
    </div>
  );
}

/** A colour typed as #rrggbb, or picked. Incomplete input changes nothing. */
function OwnColour({ accent, onTake }: { accent: string; onTake: (colour: string) => void }) {
  const texts = useTexts(siteEditorTexts);
  return (
    <div className="flex items-end gap-3">
      <input
        type="color"
        className="site-picker"
        aria-label={texts.chooseColour}
        value={accent}
        onChange={({ currentTarget }) => onTake(currentTarget.value)}
      />
      <TextField
        label={texts.ownColour}
        fieldClassName="grow"
        className="num"
        defaultValue={accent}
        maxLength={7}
        onBlur={({ currentTarget: { value } }) => /^#[0-9a-f]{6}$/i.test(value) && onTake(value)}
      />
    </div>
  );
}

import type { Clash } from "#app/features/salon/settings-clash.ts";
import { useSettingWords } from "#app/features/salon/use-setting-words.ts";
import { salonSettingsTexts } from "#app/texts/en/dashboard/salon-settings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Card } from "#app/ui/Card.tsx";
import { RowButton } from "#app/ui/RowButton.tsx";

interface Props {
  /** The form's title, for the label of its button. */
  title: string;
  clash: Clash;
  busy: boolean;
  onTakeTheirs: () => void;
}

/** What somebody else saved in this section in the meantime. What was typed stays in the form. */
export function ClashPanel({ title, clash, busy, onTakeTheirs }: Props) {
  const texts = useTexts(salonSettingsTexts);
  const words = useSettingWords(clash.settings);
  return (
    <Card className="grid gap-3 p-4" role="alert">
      <p className="font-semibold">{texts.clash}</p>
      <p className="small">{clash.both.length > 0 ? texts.clashText : texts.clashElsewhere}</p>
      <dl className="grid gap-2">
        {clash.theirs.map((setting) => (
          <div key={setting}>
            <dt className="xs muted">
              {words(setting).label}
              {clash.both.includes(setting) && `, ${texts.bothChanged}`}
            </dt>
            <dd className="whitespace-pre-wrap">{words(setting).said}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2.5">
        <RowButton row={title} type="submit" disabled={busy}>
          {texts.saveMine}
        </RowButton>
        <RowButton row={title} variant="soft" disabled={busy} onClick={onTakeTheirs}>
          {texts.takeTheirs}
        </RowButton>
      </div>
    </Card>
  );
}

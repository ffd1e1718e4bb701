import { useState } from "react";
import { saveText } from "#app/lib/save-text.ts";
import { useAskBeforeLeaving } from "#app/lib/use-ask-before-leaving.ts";
import { securityTexts } from "#app/texts/en/shared/security.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { useConfirm } from "#app/ui/use-confirm.tsx";

/**
 * Backup codes, which are shown only once. The page asks before it is left, until they are saved or somebody presses
 * done.
 */
export function BackupCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const texts = useTexts(securityTexts);
  const [isSaved, setSaved] = useState(false);
  const [ask, dialog] = useConfirm();
  const { leaveCodes: title, codesAreLost: text, leave: yes, stay: no } = texts;
  useAskBeforeLeaving(!isSaved, () => ask({ title, text, yes, no, danger: true }));

  function save() {
    saveText(texts.codesFile, `${codes.join("\n")}\n`, "text/plain;charset=utf-8");
    setSaved(true);
  }

  return (
    <div className="grid gap-4">
      <h3 className="font-semibold">{texts.backupTitle}</h3>
      <p>{texts.backupText}</p>
      <ul className="backup-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="sm" className="min-h-11" onClick={save}>
          <Icon name="download" />
          {texts.saveCodes}
        </Button>
        <Button size="sm" className="min-h-11" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
      {dialog}
    </div>
  );
}

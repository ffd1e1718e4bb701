import { useNavigate } from "react-router";
import type { ImportLine } from "#app/features/imports/columns.ts";
import { fileKinds } from "#app/features/imports/kinds.ts";
import { type Refused, refusedCsv } from "#app/features/imports/refused-lines.ts";
import { useTakeBack } from "#app/features/imports/use-take-back.tsx";
import { inSalon } from "#app/lib/salon-time.ts";
import { saveText } from "#app/lib/save-text.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { importKindTexts } from "#app/texts/en/dashboard/import-kinds.ts";
import { importTexts } from "#app/texts/en/dashboard/imports.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import type { ImportDone } from "#contract/imports.ts";
import type { ImportKind } from "#domain/imports/lines.ts";

interface Props {
  kind: ImportKind;
  fileName: string;
  lines: ImportLine[];
  refused: Refused[];
  done: ImportDone;
}

/** The import is done: where to see it, and until when it can be undone as a whole. */
export function DoneStep({ kind, fileName, lines, refused, done }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(importTexts);
  const ofKind = useTexts(importKindTexts)[kind];
  const { page } = fileKinds[kind];
  const navigate = useNavigate();
  const { takeBack, underWay, dialog } = useTakeBack();
  const until = `${inSalon("longDay", done.until, zone)}, ${inSalon("clock", done.until, zone)}`;
  return (
    <div className="card import-done">
      <div className="import-flowers" aria-hidden="true" />
      <p className="lead num">{ofKind.until(until)}</p>
      <div className="import-ways">
        <LinkButton to={page}>{ofKind.see}</LinkButton>
        <Button
          variant="line"
          loading={underWay !== undefined}
          onClick={async () => {
            if (await takeBack({ _id: done.insertedId, kind, fileName })) void navigate(page);
          }}
        >
          <Icon name="back" />
          {texts.takeBack}
        </Button>
        {refused.length > 0 && (
          <Button variant="quiet" onClick={() => saveText("refused.csv", refusedCsv(kind, refused, lines))}>
            <Icon name="download" />
            {texts.theRefused(refused.length)}
          </Button>
        )}
      </div>
      {dialog}
    </div>
  );
}

import { programsTexts } from "#app/texts/en/dashboard/programs.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Card } from "#app/ui/Card.tsx";
import { CopyField } from "#app/ui/CopyField.tsx";

interface Props {
  title: string;
  label: string;
  secret: string;
  /** Says that it is shown only once, and where it belongs. */
  text: string;
  onDone: () => void;
}

/** A secret that is shown only once. It stays until somebody confirms that it is kept. */
export function ShownSecret({ title, label, secret, text, onDone }: Props) {
  const texts = useTexts(programsTexts);

  return (
    <Card className="p-5">
      <div className="grid gap-3.5" role="status">
        <h3 className="h4">{title}</h3>
        <CopyField label={label} hint={text} value={secret} texts={texts}>
          <Button variant="quiet" size="sm" className="min-h-11" onClick={onDone}>
            {texts.haveIt}
          </Button>
        </CopyField>
      </div>
    </Card>
  );
}

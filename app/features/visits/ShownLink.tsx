import { noticesTexts } from "#app/texts/en/dashboard/notices.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { CopyField } from "#app/ui/CopyField.tsx";

/** A link that is shown only once, to be copied. */
export function ShownLink({ url }: { url: string }) {
  const texts = useTexts(noticesTexts);
  return <CopyField label={texts.linkLabel} hint={texts.linkOnce} value={url} texts={texts} />;
}

import { siteEditorTexts } from "#app/texts/en/dashboard/site-editor.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { TextArea } from "#app/ui/TextArea.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import type { Words } from "#contract/site-content.ts";

interface Props {
  label: string;
  /** In characters. */
  most: number;
  words: Words;
  /** What is wrong with the text in a language. */
  objectionAt: (language: "en" | "bn") => string | undefined;
  onChange: (words: Words) => void;
}

/** One text in both languages. */
export function WordsField({ label, most, words, objectionAt, onChange }: Props) {
  const texts = useTexts(siteEditorTexts);
  const rows = most > 1000 ? 12 : 3;
  const fields = [
    { language: "en", label, hint: texts.letters(words.en.length, most) },
    { language: "bn", label: texts.inBangla(label), hint: words.bn ? undefined : texts.englishStandsIn },
  ] as const;
  return fields.map(({ language, ...field }) => {
    const props = {
      ...field,
      lang: language,
      error: objectionAt(language),
      maxLength: most,
      value: words[language],
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        onChange({ ...words, [language]: currentTarget.value }),
    };
    return most > 100 ? (
      <TextArea key={language} {...props} rows={rows} />
    ) : (
      <TextField key={language} {...props} />
    );
  });
}

import type { UseFormRegisterReturn } from "react-hook-form";
import { partsTexts } from "#app/texts/en/dashboard/parts.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { TextField } from "#app/ui/TextField.tsx";

type Name = "variantName" | "variantHint" | "variantNameBn" | "variantHintBn";

interface Props {
  /** The props of a field's control. */
  field: (name: Name) => UseFormRegisterReturn & { error?: string | undefined };
}

/** The name that distinguishes a variant, in both languages. */
export function VariantNames({ field }: Props) {
  const texts = useTexts(partsTexts);
  const of = (name: Name) => {
    const { error, ...input } = field(name);
    return { ...input, ...(error && { error }) };
  };
  return (
    <div className="grid items-start gap-4.5 sm:grid-cols-2">
      <TextField
        label={texts.variantName}
        maxLength={60}
        placeholder={texts.variantNameExample}
        {...of("variantName")}
      />
      <TextField
        label={texts.variantHint}
        optional
        maxLength={100}
        placeholder={texts.variantHintExample}
        {...of("variantHint")}
      />
      <TextField label={texts.variantNameBn} optional maxLength={60} {...of("variantNameBn")} />
      <TextField label={texts.variantHintBn} optional maxLength={100} {...of("variantHintBn")} />
    </div>
  );
}

import { useState } from "react";
import { giftCardTexts } from "#app/texts/en/shared/gift-cards.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { TextField } from "#app/ui/TextField.tsx";

interface Props {
  /** A code that the address named. */
  start: string;
  /** Why nothing was found. */
  problem: string | undefined;
  looking: boolean;
  onLook: (typed: string) => Promise<void>;
}

/** Asks for the code of a gift card. */
export function CodeQuestion({ start, problem, looking, onLook }: Props) {
  const texts = useTexts(giftCardTexts);
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? start;
  return (
    <div className="wrap gift-narrow">
      <h1 className="h1">{texts.balanceTitle}</h1>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (shown.trim() !== "") void onLook(shown);
        }}
      >
        <TextField
          label={texts.code}
          hint={texts.noCode}
          className="num"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          required
          value={shown}
          {...(problem && { error: problem })}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div>
          <Button type="submit" needsScript loading={looking} loadingText={texts.looking}>
            {texts.look}
          </Button>
        </div>
      </form>
    </div>
  );
}

import { type ReactNode, useState } from "react";
import { giftCardTexts } from "#app/texts/en/shared/gift-cards.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Field } from "#app/ui/Field.tsx";

interface Props {
  /** The code from the URL. */
  start: string;
  /** Why nothing was found. */
  problem: string | undefined;
  looking: boolean;
  onLook: (typed: string) => Promise<void>;
  /** What was found. */
  children?: ReactNode;
}

/** Asks for the code of a gift card. */
export function CodeQuestion({ start, problem, looking, onLook, children }: Props) {
  const texts = useTexts(giftCardTexts);
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? start;
  return (
    <div className="wrap gift-narrow">
      <h1 className="h1">{texts.balanceTitle}</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (shown.trim() !== "") void onLook(shown);
        }}
      >
        <Field label={texts.code} hint={texts.noCode} {...(problem && { error: problem })}>
          {(control) => (
            <div className="gift-look">
              <input
                {...control}
                className="in num"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={60}
                required
                value={shown}
                onChange={(event) => setTyped(event.target.value)}
              />
              <Button type="submit" variant="line" needsScript loading={looking} loadingText={texts.looking}>
                {texts.look}
              </Button>
            </div>
          )}
        </Field>
      </form>
      {children}
    </div>
  );
}

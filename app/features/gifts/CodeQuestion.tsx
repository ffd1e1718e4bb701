import { type ReactNode, useRef } from "react";
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
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="wrap gift-narrow">
      <h1 className="h1">{texts.balanceTitle}</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const typed = field.current?.value ?? "";
          if (typed.trim() !== "") void onLook(typed);
        }}
      >
        <Field label={texts.code} hint={texts.noCode} {...(problem && { error: problem })}>
          {(control) => (
            <div className="gift-look">
              {/* What is typed before the page's scripts run stays: a field of React's would be emptied. */}
              <input
                key={start}
                ref={field}
                {...control}
                className="in num"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={60}
                required
                defaultValue={start}
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

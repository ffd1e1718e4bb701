import "#app/features/codes/codes.css";
import { useEffect, useRef, useState } from "react";
import type { AppliedCode } from "#app/features/codes/applied-codes.ts";
import { codeTexts } from "#app/texts/en/dashboard/codes.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Field } from "#app/ui/Field.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";

/** One offer and one gift card. */
const bothKinds = 2;

interface Props {
  applied: AppliedCode[];
  /** What was typed and refused, and why. */
  refused: { typed: string; message: string } | undefined;
  trying: boolean;
  disabled?: boolean;
  /** The field's label; by default for a gift card or a code. */
  label?: string;
  /** How many codes can apply together. */
  most?: number;
  onType?: (typed: string, field: HTMLInputElement) => void;
  onApply: (typed: string) => void;
  onRemove: (code: string) => void;
}

/** One field for any code a guest has, replaced by what was accepted. */
export function CodeField(props: Props) {
  const { applied, refused, trying, disabled = false, label, most = bothKinds } = props;
  const { onType, onApply, onRemove } = props;
  const texts = useTexts(codeTexts);
  /** Absent while the field shows what was refused. */
  const [typed, setTyped] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  const taken = applied.map(({ code }) => code).join();
  const isFull = applied.length >= most;
  const shown = typed ?? refused?.typed ?? "";
  const before = useRef({ taken, isFull });
  useEffect(() => {
    const { current: was } = before;
    before.current = { taken, isFull };
    if (was.taken === taken) return;
    setTyped(undefined);
    // The field that had the focus is gone.
    if (isFull && !was.isFull && document.activeElement === document.body) place.current?.focus();
  }, [taken, isFull]);
  const apply = () => {
    if (!trying && shown.trim()) onApply(shown.trim());
  };
  return (
    <div ref={place} tabIndex={-1} className="grid gap-3.5">
      <div role="status" aria-atomic="false" className="grid gap-3.5 empty:absolute">
        {applied.map(({ code, title, text, remove }) => (
          <div key={code} className="code-applied">
            <span>
              <b className="num">{title}</b>
              <small className="num">{text}</small>
            </span>
            <IconButton
              icon="close"
              label={remove}
              disabled={disabled}
              onClick={() => {
                setTyped(undefined);
                onRemove(code);
                place.current?.focus();
              }}
            />
          </div>
        ))}
      </div>
      {!isFull && (
        <Field label={label ?? texts.label} optional {...(refused && { error: refused.message })}>
          {(control) => (
            <div className="code-entry">
              <input
                {...control}
                className="in num"
                value={shown}
                disabled={disabled}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={60}
                onChange={({ target }) => {
                  setTyped(target.value);
                  onType?.(target.value, target);
                }}
                onKeyDown={(event) => {
                  // The field is inside the payment form, which Enter would submit.
                  if (event.key !== "Enter") return;
                  event.preventDefault();
                  apply();
                }}
              />
              <Button variant="line" loading={trying} disabled={disabled} onClick={apply}>
                {texts.apply}
              </Button>
            </div>
          )}
        </Field>
      )}
    </div>
  );
}

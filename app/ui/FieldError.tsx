import { validationTexts } from "#app/texts/en/shared/validation.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Icon } from "#app/ui/Icon.tsx";

/**
 * The error of a field or a form. The element is always rendered, so that screen readers announce an error when it
 * comes.
 */
export function FieldError({ id, children }: { id?: string; children?: string }) {
  const texts = useTexts(validationTexts);
  return (
    <div id={id} role="alert" hidden={!children}>
      {children && (
        <p className="field-error">
          <Icon name="alert" />
          <span>{texts.said(children)}</span>
        </p>
      )}
    </div>
  );
}

import { uiTexts } from "#app/texts/en/public/ui.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { keepFocus } from "#app/ui/return-focus.ts";

/** Tries again, inside a note about a failure. @param label a text that says more than "Try again" */
export function RetryButton({ label, onClick }: { label?: string; onClick: () => unknown }) {
  const { tryAgain } = useTexts(uiTexts);
  return (
    <Button
      variant="line"
      size="sm"
      onClick={() => {
        keepFocus();
        void onClick();
      }}
    >
      {label ?? tryAgain}
    </Button>
  );
}

import { uiTexts } from "#app/texts/en/public/ui.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { keepFocus } from "#app/ui/return-focus.ts";

/** In a note about what did not work: tries it again. @param label where it says more than "Try again" */
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

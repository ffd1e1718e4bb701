import { uiTexts } from "#app/texts/en/public/ui.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { keepFocus } from "#app/ui/return-focus.ts";

interface Props {
  /** A text that says more than "Try again". */
  label?: string;
  loading?: boolean;
  onClick: () => unknown;
}

/** Tries again, inside a note about a failure. */
export function RetryButton({ label, loading, onClick }: Props) {
  const { tryAgain } = useTexts(uiTexts);
  return (
    <Button
      variant="line"
      size="sm"
      loading={loading}
      onClick={() => {
        keepFocus();
        void onClick();
      }}
    >
      {label ?? tryAgain}
    </Button>
  );
}

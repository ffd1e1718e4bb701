import { Button } from "./Button.tsx";
import { Note } from "./Note.tsx";

/** In place of what did not load: why, and the way to try again. */
export function LoadError({ children, onRetry }: { children: string; onRetry: () => void }) {
  return (
    <Note
      tone="error"
      action={
        <Button variant="line" size="sm" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {children}
    </Note>
  );
}

import { topModal } from "#app/ui/modals.ts";

/** For so long a press is remembered that came before the search did. */
const rememberedMs = 5_000;

let open: (() => void) | null = null;
let missedAt = Number.NEGATIVE_INFINITY;

/** The page hears the key from its first script on: the search comes later, once it is known who is signed in. */
if (typeof window !== "undefined") window.addEventListener("keydown", press);

/** Lets the key `/`, outside of a field, open the search; a press just before does so, too. @returns ends it */
export function answerFindKey(opens: () => void): () => void {
  open = opens;
  if (performance.now() - missedAt < rememberedMs) opens();
  missedAt = Number.NEGATIVE_INFINITY;
  return () => {
    open = null;
  };
}

function press(event: KeyboardEvent): void {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (key !== "/" || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
  if (isField(target) || topModal()) return;
  if (!open) {
    missedAt = performance.now();
    return;
  }
  // The key would be typed into the search.
  event.preventDefault();
  open();
}

/** Whether what is typed there is the person's own. */
function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest("input, textarea, select") !== null)
  );
}

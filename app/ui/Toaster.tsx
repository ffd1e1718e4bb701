import { useSyncExternalStore } from "react";
import { uiTexts } from "#app/texts/en/ui.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Icon } from "./Icon.tsx";
import { IconButton } from "./IconButton.tsx";
import { currentToasts, dismissToast, subscribeToToasts, type Toast, type ToastPlace } from "./toasts.ts";

const none: readonly Toast[] = [];
const places: ToastPlace[] = ["top-end", "center"];

/** Where notices appear. Rendered once, at the root; say something with notifySuccess or notifyError. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none);
  return places.map((place) => (
    <div key={place} className={`toasts toasts-${place}`} role="status">
      {toasts
        .filter((toast) => toast.place === place)
        .map((toast) => (
          <ToastBar key={toast.id} toast={toast} />
        ))}
    </div>
  ));
}

function ToastBar({ toast }: { toast: Toast }) {
  const texts = useTexts(uiTexts);
  const failed = toast.tone === "error";
  return (
    <div className={failed ? "toast toast-error on-dark" : "toast"}>
      <Icon name={failed ? "alert" : "check"} />
      <span>
        {toast.title}
        {toast.text && <small>{toast.text}</small>}
      </span>
      {failed && <IconButton icon="close" label={texts.dismiss} onClick={() => dismissToast(toast.id)} />}
    </div>
  );
}

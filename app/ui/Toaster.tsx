import { useEffect, useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { uiTexts } from "#app/texts/en/public/ui.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { subscribeToModals, topModal } from "#app/ui/modals.ts";
import {
  currentToasts,
  dismissToast,
  subscribeToToasts,
  type Toast,
  type ToastPlace,
} from "#app/ui/toasts.ts";

const none: readonly Toast[] = [];
const places: ToastPlace[] = ["top-end", "center"];

/**
 * Where toasts appear. Render it once, at the root; show toasts with notifySuccess or notifyError. They appear above
 * everything, inside the topmost modal dialog: what is outside of it can be neither pressed nor read.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none);
  const modal = useSyncExternalStore(subscribeToModals, topModal, () => undefined);
  const bars = places.map((place) => (
    <ToastStack key={place} place={place} toasts={toasts.filter((toast) => toast.place === place)} />
  ));
  return modal ? createPortal(bars, modal) : bars;
}

function ToastStack({ place, toasts }: { place: ToastPlace; toasts: Toast[] }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.showPopover?.(), []);
  return (
    <div ref={ref} className={`toasts toasts-${place}`} role="status" popover="manual">
      {toasts.map((toast) => (
        <ToastBar key={toast.id} toast={toast} />
      ))}
    </div>
  );
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

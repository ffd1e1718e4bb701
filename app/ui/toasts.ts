export type ToastPlace = "top-end" | "center";

export interface Toast {
  id: number;
  tone: "success" | "error";
  title: string;
  text?: string;
  place: ToastPlace;
}

/** How long a success stays, in milliseconds. Errors stay until they are dismissed. */
export const stays = { success: 1500 };

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows that something worked. Closes by itself after 1500 ms. */
export function notifySuccess(title: string, options: { text?: string; place?: ToastPlace } = {}): void {
  const id = add({ tone: "success", title, place: "top-end", ...options });
  setTimeout(() => dismissToast(id), stays.success);
}

/** Shows what went wrong and what to do. It stays until dismissed. The same text is not shown twice. */
export function notifyError(title: string, text?: string): void {
  if (toasts.some((toast) => toast.title === title && toast.text === text)) return;
  add({ tone: "error", title, text, place: "top-end" });
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

function add(toast: Omit<Toast, "id">): number {
  lastId += 1;
  change([...toasts, { ...toast, id: lastId }]);
  return lastId;
}

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

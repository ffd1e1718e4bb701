/** The open modal dialogs, the topmost last: everything outside it is out of reach. */
let modals: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Registers a dialog that was shown as modal. @returns a function that unregisters it */
export function enterModal(dialog: HTMLDialogElement): () => void {
  change([...modals, dialog]);
  return () => change(modals.filter((one) => one !== dialog));
}

export function topModal(): HTMLDialogElement | undefined {
  return modals.at(-1);
}

/** Closes the topmost dialog as Esc does: one that something was written in asks first. */
export function closeTopModal(): void {
  const dialog = topModal();
  if (dialog?.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
}

export function subscribeToModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly HTMLDialogElement[]): void {
  modals = next;
  for (const listener of listeners) listener();
}

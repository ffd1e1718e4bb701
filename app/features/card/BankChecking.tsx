import { Note } from "#app/ui/Note.tsx";

/** Shown while a bank takes minutes to check a payment. */
export function BankChecking({ children }: { children: string }) {
  return (
    <div role="status">
      <Note tone="pending" icon="clock">
        {children}
      </Note>
    </div>
  );
}

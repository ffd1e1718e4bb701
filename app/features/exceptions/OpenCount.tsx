import { useOpenExceptions } from "#app/features/exceptions/queries.ts";

/** How many open things wait for the owner; nothing while there are none. */
export function OpenCount() {
  const open = useOpenExceptions();
  if (open === 0) return null;
  return (
    <span className="badge badge-new num ml-auto">
      {open}
      <span className="sr"> open</span>
    </span>
  );
}

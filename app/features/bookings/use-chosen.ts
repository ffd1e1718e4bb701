import { useState } from "react";
import type { Booking } from "#contract/bookings.ts";

/** Which bookings of a list are selected. Only shown bookings that are pending can be. */
export function useChosen(bookings: Booking[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const choosable = bookings.filter(canBeChosen);
  const chosen = choosable.filter(({ _id }) => ids.has(_id));
  return {
    choosable,
    chosen,
    has: (id: string) => chosen.some(({ _id }) => _id === id),
    toggle(id: string) {
      setIds((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      });
    },
    /** Selects all, or none if all are selected. */
    toggleAll: () =>
      setIds(chosen.length === choosable.length ? new Set() : new Set(choosable.map(({ _id }) => _id))),
    clear: () => setIds(new Set()),
  };
}

export type Chosen = ReturnType<typeof useChosen>;

/** Whether a booking is pending, so that the salon can confirm it. */
export function canBeChosen({ status }: Booking): boolean {
  return status === "pending";
}

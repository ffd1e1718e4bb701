import { useState, useSyncExternalStore } from "react";
import { unsaved } from "#app/lib/unsaved.ts";
import { subscribeToModals, topModal } from "#app/ui/modals.ts";
import type { Calendar, CalendarVisit } from "#contract/front-desk.ts";

/**
 * The open visit. When another desk cancels it or moves it off the days shown, it stays as it was while a dialog is
 * open or a note is half-written, so that nothing closes under the hands of who is typing.
 * @returns the visit, and whether it only stays for that
 */
export function useOpenVisit(
  { visits, toArrange }: Calendar,
  id: string | null,
): [visit: CalendarVisit | undefined, isGone: boolean] {
  const isAsked = useSyncExternalStore(subscribeToModals, () => topModal() !== undefined);
  const found = [...visits, ...toArrange].find(({ _id }) => _id === id);
  const [seen, see] = useState(found);
  const stays = seen?._id === id && (isAsked || unsaved.ask !== undefined);
  const visit = found ?? (stays ? seen : undefined);
  if (visit !== seen) see(visit);
  return [visit, visit !== found];
}

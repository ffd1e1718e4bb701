import { type KeyboardEvent, useRef } from "react";
import { useChangeState } from "#app/data/desk-changes.ts";
import { BookingCards } from "#app/features/bookings/BookingCards.tsx";
import type { Asking } from "#app/features/bookings/BookingDialogs.tsx";
import type { BookingAction } from "#app/features/bookings/BookingMenu.tsx";
import { BookingTable } from "#app/features/bookings/BookingTable.tsx";
import type { ListedBooking } from "#app/features/bookings/listed.ts";
import { SelectionBar } from "#app/features/bookings/SelectionBar.tsx";
import { useChosen } from "#app/features/bookings/use-chosen.ts";
import type { Confirming } from "#app/features/bookings/use-confirming.ts";
import { bookingActionTexts } from "#app/texts/en/dashboard/manage-bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Card } from "#app/ui/Card.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import { useMedia } from "#app/ui/use-media.ts";
import type { Booking } from "#contract/bookings.ts";

interface Props {
  rows: ListedBooking[];
  search: string;
  byVisit: boolean;
  now: number;
  confirming: Confirming;
  /** Opens a dialog about a booking. */
  onAsk: (asking: Asking) => void;
}

/**
 * A page of bookings, and the actions on one of them or on the selected ones. With the focus in the list, J and K
 * move between pending bookings, X selects, C confirms and Esc clears the selection.
 */
export function BookingList({ rows, search, byVisit, now, confirming, onAsk }: Props) {
  const texts = useTexts(bookingActionTexts);
  const isWide = useMedia("(width >= 80rem)");
  const chosen = useChosen(rows.map(({ booking }) => booking));
  const list = useRef<HTMLDivElement>(null);
  const missed = useChangeState();
  const busy = confirming.underWay;

  async function act(action: BookingAction, booking: Booking) {
    if (action === "confirm") return void confirming.confirm([booking]);
    if (action !== "missed") return onAsk({ action, booking });
    const done = await missed.run({ id: booking._id, to: "no_show" }, texts.notMissed(booking.name));
    if (done) notifySuccess(texts.missedDone(booking.name));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || inMenu(event.target)) return;
    const own = chosen.choosable.find(({ _id }) => _id === bookingAt(event.target));
    const key = event.key.toLowerCase();
    if (key === "j" || key === "k") focusBeside(list.current, event.target, key === "j" ? 1 : -1);
    else if (key === "x" && own) chosen.toggle(own._id);
    else if (key === "c" && (chosen.chosen.length > 0 || own))
      void confirming.confirm(chosen.chosen.length > 0 ? chosen.chosen : own ? [own] : []);
    else if (key === "escape" && chosen.chosen.length > 0) chosen.clear();
    else return;
    event.preventDefault();
  }

  const props = { rows, chosen, busy, search, byVisit, now, onAction: act };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the boxes inside.
    <div ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-4" onKeyDown={onKeyDown}>
      {isWide ? (
        <Card>
          <BookingTable {...props} />
        </Card>
      ) : (
        <BookingCards {...props} />
      )}
      {isWide && chosen.choosable.length > 0 && (
        <p className="booking-keys xs muted text-right">
          <kbd>J</kbd> <kbd>K</kbd> {texts.keys}, <kbd>X</kbd> {texts.keyChoose}, <kbd>C</kbd>{" "}
          {texts.keyConfirm}
        </p>
      )}
      {chosen.chosen.length > 0 && (
        <SelectionBar
          chosen={chosen}
          busy={chosen.chosen.some(({ _id }) => busy.includes(_id))}
          onConfirm={() => void confirming.confirm(chosen.chosen)}
        />
      )}
    </div>
  );
}

function inMenu(target: EventTarget): boolean {
  return (
    target instanceof Element && target.closest("[role=menu], dialog, input:not([type=checkbox])") !== null
  );
}

/** The booking whose checkbox or row has the focus. */
function bookingAt(target: EventTarget): string | undefined {
  const row = target instanceof Element ? target.closest("tr, li") : null;
  return row?.querySelector<HTMLElement>("[data-booking]")?.dataset.booking;
}

function focusBeside(list: HTMLElement | null, target: EventTarget, step: 1 | -1): void {
  const boxes = [...(list?.querySelectorAll<HTMLElement>("[data-booking]") ?? [])];
  const at = boxes.findIndex((box) => box.dataset.booking === bookingAt(target));
  boxes[at === -1 ? 0 : at + step]?.focus();
}

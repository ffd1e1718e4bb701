import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useDeskMove } from "#app/data/desk-changes.ts";
import { usePlaces, whyNotQuery } from "#app/data/places.ts";
import { unwritten } from "#app/data/unwritten.ts";
import { useTranslatedNames } from "#app/data/use-translated.ts";
import type { Box } from "#app/features/calendar/boxes.ts";
import type { Column } from "#app/features/calendar/CalendarGrid.tsx";
import { moveQuestion } from "#app/features/calendar/questions.ts";
import { reasonSentence } from "#app/features/desk/reasons.ts";
import { hasCode } from "#app/lib/api-error.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { isMovedMeanwhile } from "#app/lib/use-seen-time.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { notifyError } from "#app/ui/toasts.ts";
import type { Question } from "#app/ui/use-confirm.tsx";

/** A visit being moved: its places are listed beside the calendar until one is chosen. */
interface Listed {
  /** Its box, or the first of several. */
  box: Box;
  /** Why the place pressed last can't be used. */
  refusal?: string | undefined;
}

/**
 * Moves visits, by dragging or from a list of the places that fit. The desk is asked before anything is sent.
 * @param span the dates to look for places on
 */
export function useMoving(span: { from: string; to: string }, ask: (question: Question) => Promise<boolean>) {
  const { zone } = useSalon();
  const texts = useTexts(calendarTexts);
  const translate = useTranslatedNames();
  const queries = useQueryClient();
  const change = useDeskMove();
  const [listed, setListed] = useState<Listed | null>(null);
  // The box being dragged; the list beside it may be about another visit.
  const [lifted, setLifted] = useState<Box | null>(null);
  const moving = lifted ?? listed?.box ?? null;
  const listedPlaces = usePlaces(listed?.box.visit._id ?? null, span);
  const places = usePlaces(moving?.visit._id ?? null, span);

  async function move(box: Box, column: Pick<Column, "masterId" | "date" | "label">, minute: number) {
    const { question, order } = moveQuestion(box, column, minute, zone);
    const moved =
      (await ask(question)) &&
      (await change.run({ id: box.visit._id, ...order }, (error) => void tell(error, box, order)));
    setLifted(null);
    if (moved) setListed((now) => (now?.box.visit._id === box.visit._id ? null : now));
  }

  /** Says who or what is at the refused place now. */
  async function tell(error: unknown, { visit }: Box, order: { startsAt: string; masterId?: string }) {
    // The visit is no longer where the list has it.
    if (isMovedMeanwhile(error)) setListed(null);
    const reasons = isAboutTheHour(error) ? await readReasons(visit, order) : [];
    const { title, text } = unwritten(texts.notMoved, error);
    notifyError(title, reasons.join(" ") || text);
  }

  async function readReasons({ _id, items }: Box["visit"], order: { startsAt: string; masterId?: string }) {
    const asked = {
      serviceIds: items.map(({ serviceId }) => serviceId),
      masterIds: items.map(({ masterId }) => order.masterId ?? masterId ?? "any"),
      startsAt: order.startsAt,
      moving: _id,
    };
    try {
      const { reasons, deskCanBook } = await queries.fetchQuery({ ...whyNotQuery(asked), staleTime: 0 });
      return deskCanBook ? [] : reasons.map((reason) => reasonSentence(reason, zone, translate));
    } catch {
      return [];
    }
  }

  return {
    /** The visit being moved, and its places, which the calendar marks. */
    moving,
    places: moving ? places.data : undefined,
    listed,
    listedPlaces,
    move,
    lift: setLifted,
    list: (box: Box) => setListed({ box }),
    stay: (refusal?: string) => {
      setLifted(null);
      if (!lifted || lifted.visit._id === listed?.box.visit._id)
        setListed((now) => now && { ...now, refusal });
    },
    leave: () => {
      // The first Esc cancels only the drag.
      if (!lifted) setListed(null);
    },
  };
}

function isAboutTheHour(error: unknown): boolean {
  return hasCode(error, "slot_taken", "outside_hours");
}

import "#app/features/desk/styles/panel.css";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { useTimeline } from "#app/data/bookings.ts";
import { DeskActions } from "#app/features/desk/DeskActions.tsx";
import { NoteEditor } from "#app/features/desk/NoteEditor.tsx";
import { byRule } from "#app/features/visits/history-lines.ts";
import { paidPart } from "#app/features/visits/pending-words.ts";
import { StatusBadge } from "#app/features/visits/StatusBadge.tsx";
import { VisitTimeline } from "#app/features/visits/VisitTimeline.tsx";
import { numberText } from "#app/lib/number-text.ts";
import { paidWords } from "#app/lib/paid-words.ts";
import { inSalon, timeSpan } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { gridTexts } from "#app/texts/en/dashboard/calendar-grid.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { IconButton } from "#app/ui/IconButton.tsx";
import { Note } from "#app/ui/Note.tsx";
import type { CalendarVisit } from "#contract/front-desk.ts";
import { deskSource, siteSource } from "#domain/figures/sources.ts";

interface Props {
  visit: CalendarVisit;
  /** Whether another desk has taken the visit off the days shown. */
  isGone?: boolean;
  now: number;
  onClose: () => void;
  /** Called when the visit was cancelled and is no longer on the calendar. */
  onCancelled: () => void;
  /** Shows where the visit fits, on the calendar and in a list. */
  onPlaces: () => void;
}

/** Everything about one visit, and everything the desk can do with it. */
export function VisitPanel({ visit, isGone, now, onClose, onCancelled, onPlaces }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(calendarTexts);
  const off = visit.discountOf;
  const panel = useRef<HTMLElement>(null);
  useKeptFocus(visit);
  useEffect(() => {
    const { current } = panel;
    const press = ({ key, target }: KeyboardEvent) => {
      // In a dialog or a field, Esc belongs to that.
      const isOthers = target instanceof Element && target.closest("dialog, input, textarea, select");
      if (key === "Escape" && !isOthers) onClose();
    };
    current?.addEventListener("keydown", press);
    return () => current?.removeEventListener("keydown", press);
  }, [onClose]);
  return (
    <article ref={panel} className="card visit-panel" aria-labelledby="visit-name">
      <div className="flex items-start justify-between gap-2.5">
        <div className="min-w-0">
          <h2 className="h4" id="visit-name" tabIndex={-1}>
            {visit.name}
          </h2>
          <p className="sm muted">
            {visit.guestId ? (
              <Link className="link" to={`/dashboard/guests/${visit.guestId}`}>
                {texts.visitsHad(visit.visitsHad)}
                <span className="sr">: {visit.name}</span>
              </Link>
            ) : (
              texts.visitsHad(visit.visitsHad)
            )}
          </p>
        </div>
        <div className="flex items-center gap-1">
          <StatusBadge status={visit.status} />
          <IconButton icon="close" label={texts.close} size="sm" onClick={onClose} />
        </div>
      </div>
      {isGone && <Note tone="pending">{texts.goneMeanwhile}</Note>}
      {visit.status === "pending" && <p className="sm muted">{texts.pendingMeans[paidPart(visit)]}</p>}
      <dl className="panel-lines">
        <Line label={texts.service}>{visit.service_name}</Line>
        <Line label={texts.time}>
          {visit.startsAt && visit.endsAt
            ? timeSpan(visit.startsAt, visit.endsAt, zone, true)
            : texts.isToArrange}
        </Line>
        <BufferLines visit={visit} />
        {visit.startsAt && <Line label={texts.dayOf}>{inSalon("shortDay", visit.startsAt, zone)}</Line>}
        <Line label={texts.master}>
          {[...new Set(visit.items.map(({ masterName }) => masterName ?? texts.anyone))].join(", ")}
        </Line>
        {visit.number ? (
          <Line label={texts.mobile}>
            <a href={`tel:${visit.number}`}>{visit.number}</a>
          </Line>
        ) : (
          visit.email && (
            <Line label={texts.email}>
              <a href={`mailto:${visit.email}`}>{visit.email}</a>
            </Line>
          )
        )}
        <Line label={texts.paid}>
          {paidWords(visit)}
          <Rule bookingId={visit._id} />
        </Line>
        <Line label={texts.bookedThrough}>{sourceWords(visit.source, texts)}</Line>
        {off && (
          <Line label={texts.discount}>{off.kind === "code" ? off.code : `${numberText(off.percent)}%`}</Line>
        )}
      </dl>
      <NoteEditor key={visit._id} visit={visit} />
      <DeskActions visit={visit} now={now} onPlaces={onPlaces} onCancelled={onCancelled} />
      <details className="visit-history">
        <summary>{texts.history}</summary>
        <VisitTimeline bookingId={visit._id} />
      </details>
    </article>
  );
}

/** Gives the focus to the visit's name where the button that changed the visit is gone with what it had to change. */
function useKeptFocus({ _id, status, paid, handBack, handedBack, tip }: CalendarVisit): void {
  const stands = [status, paid, handBack, handedBack, tip].join();
  const before = useRef({ _id, stands });
  useEffect(() => {
    const { current: was } = before;
    before.current = { _id, stands };
    const isChanged = was._id === _id && was.stands !== stands;
    if (isChanged && document.activeElement === document.body) {
      document.getElementById("visit-name")?.focus({ preventScroll: true });
    }
  }, [_id, stands]);
}

/** The master's time before and after the guest's. */
function BufferLines({ visit: { buffers } }: { visit: CalendarVisit }) {
  const { zone } = useSalon();
  const texts = useTexts(gridTexts);
  const first = buffers.find(({ kind }) => kind === "preparation");
  const last = buffers.findLast(({ kind }) => kind === "cleanup");
  return (
    <>
      {first && <Line label={texts.setUp}>{texts.setUpLine(inSalon("clock", first.startsAt, zone))}</Line>}
      {last && <Line label={texts.cleanUp}>{texts.cleanUpLine(inSalon("clock", last.endsAt, zone))}</Line>}
    </>
  );
}

/** Which rule of the salon set the amount paid when booking, if not the general one. */
function Rule({ bookingId }: { bookingId: string }) {
  const { data: [booked] = [] } = useTimeline(bookingId);
  const rule = booked && byRule(booked.why);
  return rule && <small className="visit-rule">{rule}</small>;
}

/** The name that a link gives as its source is shown as it is. */
function sourceWords(source: string | undefined, { throughDesk, throughSite }: typeof calendarTexts): string {
  if (source === undefined || source === siteSource) return throughSite;
  return source === deskSource ? throughDesk : source;
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{children}</dd>
    </div>
  );
}

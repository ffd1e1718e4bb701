import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useChangeState } from "#app/data/desk-changes.ts";
import { viewPath } from "#app/features/bookings/filters.ts";
import { stepsFor } from "#app/features/desk/next-steps.ts";
import { expected } from "#app/features/owner/expected.ts";
import { StatusBadge } from "#app/features/visits/StatusBadge.tsx";
import { mastersOf, visitPath } from "#app/features/visits/visits.ts";
import { firstName } from "#app/lib/names.ts";
import { numberText } from "#app/lib/number-text.ts";
import { digitsOfTime, inSalon, salonDate } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { adminHomeTexts } from "#app/texts/en/dashboard/admin-home.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { keepFocus } from "#app/ui/return-focus.ts";
import type { Calendar, CalendarVisit } from "#contract/front-desk.ts";

interface Props {
  /** Today's visits that have a time, the earliest first. */
  visits: CalendarVisit[];
  masters: Calendar["masters"];
  now: number;
}

const mostThen = 5;

/** Who comes next and may be late, who is in the chair, and who comes after that. */
export function WhoIsNext({ visits, masters, now }: Props) {
  const texts = useTexts(adminHomeTexts);
  const inChair = visits.filter(({ status }) => status === "in_chair");
  const [last, setLast] = useState<CalendarVisit>();
  // If the no-show is undone, here or elsewhere, the visit is among the others again.
  const missed = visits.some(({ _id }) => _id === last?._id) ? undefined : last;
  const [next, ...then] = expected(visits);
  return (
    <section aria-label={texts.todayNext}>
      <div className="bar mb-3.5">
        <h2 className="h4">{texts.next}</h2>
        <Link className="link sm" to={viewPath("today")}>
          {texts.allBookings}
        </Link>
      </div>
      <div className="card next-guest">
        {missed && <Missed key={`${missed._id}-missed`} visit={missed} />}
        {next ? (
          <Next key={next._id} visit={next} {...{ masters, now }} onMissed={() => setLast(next)} />
        ) : (
          <p className="muted px-5.5 pb-5">{texts.nobody}</p>
        )}
        {inChair.length > 0 && <Rows title={texts.inChair} visits={inChair} {...{ masters, now }} />}
        {then.length > 0 && (
          <Rows title={texts.afterThat} visits={then.slice(0, mostThen)} {...{ masters, now }} />
        )}
        {then.length > mostThen && (
          <p className="px-5.5 py-3">
            <Link className="link sm num" to={viewPath("today")}>
              {texts.more(numberText(then.length - mostThen))}
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}

/** The last visit marked as a no-show, with a button to undo that. */
function Missed({ visit: { _id: id, name } }: { visit: CalendarVisit }) {
  const texts = useTexts(adminHomeTexts);
  const change = useChangeState();
  const undo = useRef<HTMLButtonElement>(null);
  // The pressed button disappeared with its guest.
  useEffect(() => undo.current?.focus(), []);
  return (
    <div className="next-guest-missed">
      <p className="sm" role="status">
        {texts.missedDone(name)}
      </p>
      <Button
        ref={undo}
        size="sm"
        variant="soft"
        loading={change.busy}
        onClick={() => {
          keepFocus();
          void change.run({ id, to: "confirmed" }, texts.notUndone);
        }}
      >
        {texts.undo}
        <span className="sr">{name}</span>
      </Button>
    </div>
  );
}

interface NextProps extends Omit<Props, "visits"> {
  visit: CalendarVisit;
  onMissed: () => void;
}

function Next({ visit, masters, now, onMissed }: NextProps) {
  const { zone } = useSalon();
  const texts = useTexts(adminHomeTexts);
  const change = useChangeState();
  const { _id: id, name, number, startsAt } = visit;
  const late = startsAt ? Math.floor((now - Date.parse(startsAt)) / 60_000) : 0;
  const steps = stepsFor(visit, now, zone).map(({ to }) => to);
  function seat() {
    keepFocus();
    void change.run({ id, to: "in_chair" }, texts.notSeated);
  }
  async function miss() {
    if (await change.run({ id, to: "no_show" }, texts.notMissed)) onMissed();
  }
  return (
    <div className="next-guest-first">
      <span className="next-guest-clock num">
        {startsAt && digitsOfTime(inSalon("clock", startsAt, zone))}
      </span>
      <div className="min-w-0">
        <VisitLink visit={visit} now={now} />
        <p className="sm muted">{about(visit, masters)}</p>
        {late > 0 && <p className="next-guest-late sm num">{texts.late(numberText(late))}</p>}
      </div>
      <div className="next-guest-actions">
        {steps.includes("in_chair") && (
          <Button
            size="sm"
            loading={change.busy}
            // The second click of a double click was meant for the guest who was here before.
            onClick={({ detail }) => detail < 2 && seat()}
          >
            {texts.here}
            <span className="sr">{name}</span>
          </Button>
        )}
        {number !== "" && (
          <a className={buttonClass({ variant: "soft", size: "sm" })} href={`tel:${number}`}>
            {texts.call}
            <span className="sr">{name}</span>
          </a>
        )}
        {steps.includes("no_show") && (
          <Button
            size="sm"
            variant="quiet"
            disabled={change.busy}
            onClick={({ detail }) => detail < 2 && void miss()}
          >
            {texts.missed}
            <span className="sr">{name}</span>
          </Button>
        )}
      </div>
    </div>
  );
}

function Rows({ title, visits, masters, now }: Props & { title: string }) {
  const { zone } = useSalon();
  const texts = useTexts(adminHomeTexts);
  return (
    <>
      <h3 className="next-guest-group">{title}</h3>
      <ul className="num">
        {visits.map((visit) => {
          const isLive = visit.status === "in_chair";
          const left = visit.endsAt ? Math.ceil((Date.parse(visit.endsAt) - now) / 60_000) : 0;
          const time = (at: string | null) => (at ? digitsOfTime(inSalon("clock", at, zone)) : "");
          return (
            <li key={visit._id}>
              <span className={isLive ? "sm muted" : "sm font-semibold"}>
                {isLive ? texts.until(time(visit.endsAt)) : time(visit.startsAt)}
              </span>
              <span className="min-w-0">
                <VisitLink visit={visit} now={now} />
                <span className="sm muted block">{about(visit, masters)}</span>
              </span>
              {isLive ? (
                <span className="xs muted">{left > 0 ? texts.left(numberText(left)) : texts.overdue}</span>
              ) : (
                <StatusBadge status={visit.status} />
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function VisitLink({ visit, now }: { visit: CalendarVisit; now: number }) {
  const { zone } = useSalon();
  return (
    <Link className="next-guest-name" to={visitPath(visit._id, salonDate(visit.startsAt ?? now, zone))}>
      {visit.name}
    </Link>
  );
}

/** The services and who performs them, by first name unless two masters share it. */
function about(visit: CalendarVisit, masters: Props["masters"]): string {
  const called = (name: string) =>
    masters.some((other) => other.name !== name && firstName(other.name) === firstName(name))
      ? name
      : firstName(name);
  return [visit.service_name, mastersOf(visit, called)].filter(Boolean).join(", ");
}

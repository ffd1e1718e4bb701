import "#app/features/waiting/waiting.css";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { useNextHours } from "#app/data/availability.ts";
import { useDeclineOffered, useOfferedHour } from "#app/data/waiting.ts";
import { NearestHours } from "#app/features/waiting/NearestHours.tsx";
import { moment } from "#app/lib/refund-terms.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useNow } from "#app/lib/use-now.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { waitingTexts } from "#app/texts/en/dashboard/waiting.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import { Note } from "#app/ui/Note.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import { useConfirm } from "#app/ui/use-confirm.tsx";
import type { OfferedHour } from "#contract/waiting.ts";

interface Props {
  id: string;
  /** Shown until the state of the slot is known. */
  waiting: ReactNode;
  /** The checkout. */
  children: ReactNode;
}

/** Wraps the checkout of an offered hour: says until when it is held, or what happened to it. */
export default function OfferedGate({ id, waiting, children }: Props) {
  const query = useOfferedHour(id);
  if (query.isPending) return waiting;
  // Without an answer, the checkout itself says whether the slot is free.
  if (!query.data) return children;
  if (query.data.state !== "open") return <GoneOffer offered={query.data} />;
  return (
    <>
      <OpenOffer offered={query.data} />
      {children}
    </>
  );
}

function OpenOffer({ offered: { _id, startsAt, until } }: { offered: OfferedHour }) {
  const { zone } = useSalon();
  const texts = useTexts(waitingTexts);
  const navigate = useNavigate();
  const declining = useDeclineOffered();
  const [ask, dialog] = useConfirm();
  const isOver = useNow() >= Date.parse(until);
  // A phone's clock may be fast: what the salon calls open is shown.
  const [isFast] = useState(isOver);

  async function letGo() {
    const question = { title: texts.letGoQuestion(moment(startsAt, zone)), text: texts.letGoText };
    if (!(await ask({ ...question, yes: texts.letGo, no: texts.keepHour, danger: true }))) return;
    if (!(await declining.run(_id, texts.notLetGo))) return;
    notifySuccess(texts.letGoDone);
    void navigate("/dashboard/myBookings");
  }

  // The checkout says what became of the hour.
  if (isOver && !isFast) return null;
  return (
    <Note icon="clock" className="mb-5">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2.5">
        <p className="num">
          <b>{texts.cameFree}</b> {texts.heldUntil(moment(startsAt, zone), inSalon("clock", until, zone))}
        </p>
        <Button
          variant="line"
          size="sm"
          className="min-h-11"
          loading={declining.busy}
          loadingText={texts.lettingGo}
          onClick={() => void letGo()}
        >
          {texts.letGo}
        </Button>
        {dialog}
      </div>
    </Note>
  );
}

/** Says that the offered hour is gone or booked, and what to do next. */
function GoneOffer({ offered }: { offered: OfferedHour }) {
  const { state, serviceIds, masterIds, startsAt, until } = offered;
  const { zone } = useSalon();
  const texts = useTexts(waitingTexts);
  const became = state === "open" ? "lapsed" : state;
  const when = moment(startsAt, zone);
  const free = useNextHours(serviceIds).data?.masters ?? [];
  const isFree = free.some(
    ({ masterId, next }) => masterIds.includes(masterId) && next?.startsAt === startsAt,
  );
  return (
    <section className="waiting-gone" aria-labelledby="offer-gone">
      {became === "lapsed" && (
        <p className="waiting-ring num">
          <b aria-hidden="true">0:00</b>
          <span>{texts.endedAt(inSalon("clock", until, zone))}</span>
        </p>
      )}
      <div>
        <h1 className="h2" id="offer-gone">
          {became === "lapsed" && isFree ? texts.freeAgain : texts.gone[became]}
        </h1>
        <p className="lead num">{became === "booked" ? when : texts.goneText(when)}</p>
        {became !== "booked" && <NearestHours {...offered} />}
        <div className="button-row">
          {became !== "booked" && (
            <LinkButton to={`/dashboard/bookingAppointment/${encodeURIComponent(serviceIds[0] ?? "")}`}>
              {texts.freeHours}
            </LinkButton>
          )}
          <LinkButton variant="outline" to="/dashboard/myBookings">
            {became === "booked" ? texts.seeMine : texts.keepWaiting}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

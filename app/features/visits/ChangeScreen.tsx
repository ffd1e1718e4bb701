import "#app/features/visits/styles/change.css";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { useServices } from "#app/data/services.ts";
import { useTranslatedBookings } from "#app/data/use-translated.ts";
import { useChangePreview } from "#app/data/visit-changes.ts";
import { ChangeHour } from "#app/features/visits/ChangeHour.tsx";
import { ChangeServices } from "#app/features/visits/ChangeServices.tsx";
import { type Chosen, nothingChosen, wantedServices } from "#app/features/visits/change-order.ts";
import { SaveChange } from "#app/features/visits/SaveChange.tsx";
import { mastersOf, visitPath } from "#app/features/visits/visits.ts";
import { explain } from "#app/lib/explain.ts";
import type { IdentityUser } from "#app/lib/identity/port.ts";
import { salonNow } from "#app/lib/salon-now.ts";
import { dayAndTime, salonDate } from "#app/lib/salon-time.ts";
import { useIsHere } from "#app/lib/use-is-here.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { changeVisitTexts } from "#app/texts/en/dashboard/change-visit.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { Note } from "#app/ui/Note.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { Booking } from "#contract/bookings.ts";
import type { ChangePreview } from "#contract/visit-changes.ts";
import type { WantedBy } from "#domain/wanted-by.ts";

interface Props {
  visitId: string;
  user: IdentityUser;
  isStaff?: boolean;
}

/** Changes the services or the time of an upcoming visit, by its guest, or by the desk for the guest. */
export function ChangeScreen({ visitId, ...who }: Props) {
  const texts = useTexts(changeVisitTexts);
  const own = useChangePreview(visitId);
  return (
    <QueryView
      query={own}
      waiting={["h-14 max-w-96", "h-80 max-w-160"]}
      failed={(error) => texts.notLoaded(explain(error))}
      title={texts.title}
    >
      {(preview) => <Loaded key={visitId} own={preview} {...who} />}
    </QueryView>
  );
}

function Loaded({ own, user, isStaff = false }: { own: ChangePreview } & Omit<Props, "visitId">) {
  const { zone } = useSalon();
  const texts = useTexts(changeVisitTexts);
  const navigate = useNavigate();
  const isHere = useIsHere();
  const services = useServices().data ?? [];
  const { visit } = own;
  const [translated] = useTranslatedBookings()([visit]);
  const byStaff = isStaff && visit.email !== user.email;
  const [chosen, setChosen] = useState<Chosen>(nothingChosen);
  const [startsAt, setStartsAt] = useState<string>();
  const [by, setBy] = useState<WantedBy>("salon");
  // What was chosen of another visit than it is by now would take out and add other services.
  const stands = visit.items.map(({ serviceId }) => serviceId).join();
  const [chosenOf, setChosenOf] = useState(stands);
  if (stands !== chosenOf) {
    setChosenOf(stands);
    setChosen(nothingChosen);
    setStartsAt(undefined);
  }
  const wanted = wantedServices(visit, chosen, services);
  const asked = { serviceIds: wanted, startsAt, by: byStaff ? by : undefined };
  const preview = useChangePreview(visit._id, asked);
  const shown = preview.data ?? own;
  const isSame =
    chosen.out.length + chosen.added.length === 0 && (startsAt ?? visit.startsAt) === visit.startsAt;
  // The calendar shows a visit that has no time yet on each of its days.
  const onCalendar = ({ _id, startsAt: at }: Booking) => visitPath(_id, salonDate(at ?? salonNow(), zone));
  const backTo = byStaff ? onCalendar(visit) : "/dashboard/myBookings";

  function saved(changed: Booking) {
    notifySuccess(byStaff ? texts.savedForGuest : texts.saved, {
      place: "center",
      text: whenOf(changed, zone),
    });
    if (isHere.current) void navigate(byStaff ? onCalendar(changed) : backTo);
  }

  return (
    <div className="change-visit">
      <div className="grid content-start gap-7">
        <div>
          <Link className="change-back" to={backTo}>
            <Icon name="chevron-left" />
            {byStaff ? texts.backToCalendar : texts.back}
          </Link>
          <h1 className="h2">{texts.title}</h1>
          <p className="muted num mt-2">
            {byStaff && `${visit.name}, `}
            {texts.with(whenOf(visit, zone) || texts.noTime, mastersOf(translated ?? visit))}
          </p>
        </div>
        <ChangeServices
          visit={visit}
          services={services}
          chosen={chosen}
          wanted={wanted}
          onChange={setChosen}
        />
        {preview.error ? (
          <Note tone="error">{explain(preview.error)}</Note>
        ) : (
          visit.startsAt && (
            <ChangeHour preview={shown} wanted={wanted} startsAt={startsAt} onChoose={setStartsAt} />
          )
        )}
      </div>
      <SaveChange
        preview={shown}
        asked={asked}
        isPriced={!preview.error}
        isReady={
          !isSame && !preview.isPlaceholderData && !preview.error && (shown.place !== null || !visit.startsAt)
        }
        buyer={{ name: user.displayName ?? "", email: user.email }}
        byStaff={byStaff}
        by={by}
        onBy={setBy}
        backTo={backTo}
        onSaved={saved}
      />
    </div>
  );
}

function whenOf({ startsAt, endsAt }: Booking, zone: string): string {
  return startsAt ? dayAndTime(startsAt, zone, endsAt) : "";
}

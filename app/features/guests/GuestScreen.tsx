import "#app/features/guests/guests.css";
import { lazy, useState } from "react";
import { createPortal } from "react-dom";
import { Link } from "react-router";
import { useGuest } from "#app/data/guests.ts";
import { GuestDialog } from "#app/features/guests/GuestDialog.tsx";
import { GuestFacts } from "#app/features/guests/GuestFacts.tsx";
import { GuestHabits } from "#app/features/guests/GuestHabits.tsx";
import { GuestNextVisit } from "#app/features/guests/GuestNextVisit.tsx";
import { GuestNotes } from "#app/features/guests/GuestNotes.tsx";
import { GuestVisits } from "#app/features/guests/GuestVisits.tsx";
import { Merges } from "#app/features/guests/Merges.tsx";
import { explain } from "#app/lib/explain.ts";
import { guestName } from "#app/lib/guest-name.ts";
import { salonName } from "#app/lib/names.ts";
import { salonNow } from "#app/lib/salon-now.ts";
import { inSalon, salonDate } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { guestsTexts } from "#app/texts/en/dashboard/guests.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Opening } from "#app/ui/Opening.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import type { Guest } from "#contract/guests.ts";

const NewBookingDialog = lazy(async () => ({
  default: (await import("#app/features/desk/NewBookingDialog.tsx")).NewBookingDialog,
}));
const MergeDialog = lazy(() => import("#app/features/guests/MergeDialog.tsx"));

/** Everything the desk knows about a guest, and its actions. */
export function GuestScreen({ id }: { id: string }) {
  const texts = useTexts(guestsTexts);
  return (
    <>
      <Link className="row-link sm mb-3" to="/dashboard/guests">
        {texts.allGuests}
      </Link>
      <QueryView
        query={useGuest(id)}
        title={texts.guests}
        waiting={["h-24", "h-28", "h-40", "h-64"]}
        failed={(error) => texts.guestNotLoaded(explain(error))}
      >
        {(guest) => <Loaded guest={guest} />}
      </QueryView>
    </>
  );
}

function Loaded({ guest }: { guest: Guest }) {
  const { zone } = useSalon();
  const [open, setOpen] = useState<"book" | "edit" | { mergeWith: string | null }>();
  const close = () => setOpen(undefined);
  const compare = (mergeWith: string | null) => setOpen({ mergeWith });
  return (
    <div className="grid gap-5">
      <GuestHead
        guest={guest}
        onEdit={() => setOpen("edit")}
        onMerge={() => compare(null)}
        onBook={() => setOpen("book")}
      />
      <Merges guest={guest} onCompare={compare} />
      <GuestFacts guest={guest} />
      <div className="guest-columns">
        <div className="grid min-w-0 content-start gap-8">
          <GuestNextVisit visits={guest.visitList} />
          <GuestNotes guest={guest} />
          <GuestVisits visits={guest.visitList} />
        </div>
        <GuestHabits guest={guest} onBook={() => setOpen("book")} />
      </div>
      {open === "edit" && <GuestDialog guest={guest} onClose={close} />}
      <Opening>
        {open === "book" && (
          <NewBookingDialog
            start={{ masterId: "any", date: salonDate(salonNow(), zone), wall: "" }}
            guestId={guest._id}
            onClose={close}
          />
        )}
        {typeof open === "object" && <MergeDialog guest={guest} otherId={open.mergeWith} onClose={close} />}
      </Opening>
    </div>
  );
}

interface HeadProps {
  guest: Guest;
  onEdit: () => void;
  onMerge: () => void;
  onBook: () => void;
}

function GuestHead({ guest, onEdit, onMerge, onBook }: HeadProps) {
  const salon = useSalon();
  const { zone } = salon;
  const texts = useTexts(guestsTexts);
  const { name, number, email, address, since, otherNumbers } = guest;
  // The end of the layout's breadcrumb. Only this page knows the name.
  const crumb = document.getElementById("crumb");
  return (
    <header className="guest-head">
      {crumb && createPortal(guestName(guest), crumb)}
      {/* React puts it above the route's title, so that guests in several tabs can be told apart. */}
      <title>{`${guestName(guest)} | ${salonName(salon)}`}</title>
      <Avatar name={name} size="xl" />
      <div className="min-w-0">
        <h1 className="h2 dashboard-title">{guestName(guest)}</h1>
        <p className="guest-contact muted num">
          {number && (
            <a className="row-link" href={`tel:${number}`}>
              {number}
            </a>
          )}
          {email && (
            <a className="row-link" href={`mailto:${email}`}>
              {email}
            </a>
          )}
          <span>
            {[
              address,
              guest.hasAccount && texts.hasAccount,
              texts.since(inSalon("date", since, zone)),
              otherNumbers.length > 0 && texts.also(otherNumbers.join(", ")),
            ]
              .filter(Boolean)
              .join(", ")}
          </span>
        </p>
      </div>
      <div className="guest-actions">
        <Button variant="line" size="sm" onClick={onEdit}>
          <Icon name="edit" />
          {texts.edit}
        </Button>
        <Button variant="line" size="sm" onClick={onMerge}>
          <Icon name="merge" />
          {texts.merge}
        </Button>
        <Button size="sm" onClick={onBook}>
          <Icon name="plus" />
          {texts.book}
        </Button>
      </div>
    </header>
  );
}

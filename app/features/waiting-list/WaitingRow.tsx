import { Link } from "react-router";
import { isOpen } from "#app/features/waiting/offered-place.ts";
import { useWishWords } from "#app/features/waiting/wish-words.ts";
import { guestName } from "#app/lib/guest-name.ts";
import { moment } from "#app/lib/refund-terms.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { waitingTexts } from "#app/texts/en/dashboard/waiting.ts";
import { waitingDeskTexts } from "#app/texts/en/dashboard/waiting-desk.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { Badge } from "#app/ui/Badge.tsx";
import { RowButton } from "#app/ui/RowButton.tsx";
import type { Master } from "#contract/masters.ts";
import type { DeskWaitingEntry } from "#contract/waiting.ts";

/** What is being done with which entry, or offered slot, if any. */
export interface Doing {
  what: "end" | "offer" | "takeBack" | "book";
  id: string | undefined;
}

interface Props {
  entry: DeskWaitingEntry;
  masters: Master[];
  doing: Doing[];
  now: number;
  onEnd: () => void;
  onOffer: () => void;
  onBook: (offeredId: string) => void;
  onTakeBack: (offeredId: string) => void;
}

/** Who waits, for what, and whether a slot fits now. */
export function WaitingRow({ entry, masters, doing, now, onEnd, onOffer, onBook, onTakeBack }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(waitingDeskTexts);
  const own = useTexts(waitingTexts);
  const words = useWishWords(masters);
  const { number, email, guestId, since, service_name, state, fits, offered } = entry;
  const name = guestName(entry);
  const open = offered && isOpen(offered, now) ? offered : undefined;
  const done = doing.find(({ id }) => id !== undefined && [entry._id, offered?._id].includes(id))?.what;
  const waits = (what: Doing["what"]) => ({
    loading: done === what,
    disabled: done !== undefined && done !== what,
  });
  return (
    <li className="waiting-row">
      <div className="flex items-center gap-3.5">
        <Avatar name={entry.name} />
        <div className="min-w-0">
          <Link className="font-semibold hover:underline" to={`/dashboard/guests/${guestId}`}>
            {name}
          </Link>
          <p className="sm muted num">
            <a className="link" href={number ? `tel:${number}` : `mailto:${email}`}>
              {number || email}
            </a>{" "}
            {own.since(inSalon("shortDay", since, zone))}
          </p>
        </div>
      </div>
      <div>
        <span>{service_name}</span>
        <p className="sm muted num">{words(entry)}</p>
      </div>
      {state !== "waiting" ? (
        <Badge tone={state === "booked" ? "ok" : "off"}>{own.states[state]}</Badge>
      ) : open ? (
        <Badge tone="pending">
          {texts.offeredUntil(moment(open.startsAt, zone), inSalon("clock", open.until, zone))}
        </Badge>
      ) : fits ? (
        <Badge tone="ok">{texts.fits(moment(fits.startsAt, zone))}</Badge>
      ) : (
        <Badge tone="done">{entry.lacks ? texts.lacks[entry.lacks] : texts.nothingFree}</Badge>
      )}
      {state === "waiting" && (
        <div className="button-row">
          {open ? (
            <>
              <RowButton
                row={name}
                variant="soft"
                {...waits("book")}
                loadingText={texts.working}
                onClick={() => onBook(open._id)}
              >
                {texts.saidYes}
              </RowButton>
              <RowButton
                row={name}
                variant="quiet"
                {...waits("takeBack")}
                loadingText={texts.working}
                onClick={() => onTakeBack(open._id)}
              >
                {texts.takeBack}
              </RowButton>
            </>
          ) : (
            fits && (
              <RowButton
                row={name}
                variant="soft"
                {...waits("offer")}
                loadingText={texts.working}
                onClick={onOffer}
              >
                {texts.offer}
              </RowButton>
            )
          )}
          <RowButton
            row={name}
            variant="quiet"
            className="justify-self-start"
            {...waits("end")}
            loadingText={texts.ending}
            onClick={onEnd}
          >
            {texts.end}
          </RowButton>
        </div>
      )}
    </li>
  );
}

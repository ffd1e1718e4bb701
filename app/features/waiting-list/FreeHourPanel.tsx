import type { FreeHour } from "#app/features/waiting-list/free-hour.ts";
import { guestName } from "#app/lib/guest-name.ts";
import { firstName, masterName } from "#app/lib/names.ts";
import { moment } from "#app/lib/refund-terms.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { waitingTexts } from "#app/texts/en/dashboard/waiting.ts";
import { waitingDeskTexts } from "#app/texts/en/dashboard/waiting-desk.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { RowButton } from "#app/ui/RowButton.tsx";
import type { Master } from "#contract/masters.ts";
import type { DeskWaitingEntry } from "#contract/waiting.ts";

interface Props {
  hour: FreeHour;
  masters: Master[];
  /** The entry that is being changed. */
  busyId: string | undefined;
  onOffer: (entry: DeskWaitingEntry) => void;
}

/**
 * A slot that came free, and who on the list waits for one like it. The desk offers it to one of them. Nobody is put
 * first: the salon may offer by the value of a visit, and more may wait than the list shows.
 */
export function FreeHourPanel({ hour: { startsAt, masterIds, fits }, masters, busyId, onOffer }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(waitingDeskTexts);
  const own = useTexts(waitingTexts);
  const names = masters.filter(({ _id }) => masterIds.includes(_id));
  const withWhom = names.map((master) => firstName(masterName(master))).join(", ");
  return (
    <section className="card waiting-free" aria-labelledby="free-hour">
      <h2 className="h4 num" id="free-hour">
        {texts.isFree(moment(startsAt, zone), withWhom)}
      </h2>
      <p className="sm num">{texts.fitsSome(fits.length)}</p>
      <ul>
        {fits.map((entry) => (
          <li key={entry._id}>
            <div>
              <b className="font-semibold">{guestName(entry)}</b>
              <p className="sm muted num">
                {own.since(inSalon("shortDay", entry.since, zone))} · {entry.service_name}
              </p>
            </div>
            <RowButton
              row={guestName(entry)}
              variant="soft"
              loading={busyId === entry._id}
              loadingText={texts.working}
              onClick={() => onOffer(entry)}
            >
              {texts.offer}
            </RowButton>
          </li>
        ))}
      </ul>
      <p className="sm muted">{texts.howOffered}</p>
    </section>
  );
}

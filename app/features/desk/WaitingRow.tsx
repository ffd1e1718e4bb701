import { useWishWords } from "#app/features/waiting/wish-words.ts";
import { moment } from "#app/lib/refund-terms.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { waitingTexts } from "#app/texts/en/dashboard/waiting.ts";
import { waitingDeskTexts } from "#app/texts/en/dashboard/waiting-desk.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Badge } from "#app/ui/Badge.tsx";
import { Button } from "#app/ui/Button.tsx";
import type { Master } from "#contract/masters.ts";
import type { DeskWaitingEntry } from "#contract/waiting.ts";

interface Props {
  entry: DeskWaitingEntry;
  masters: Master[];
  busy: boolean;
  onEnd: () => void;
}

/** Who waits, for what, and whether an hour fits now. */
export function WaitingRow({ entry, masters, busy, onEnd }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(waitingDeskTexts);
  const own = useTexts(waitingTexts);
  const words = useWishWords(masters);
  const { name, number, since, service_name, state, fits } = entry;
  return (
    <li className="waiting-row">
      <div>
        <b className="font-semibold">{name}</b>
        <p className="sm muted num">
          <a className="link" href={`tel:${number}`}>
            {number}
          </a>{" "}
          {own.since(inSalon("shortDay", since, zone))}
        </p>
      </div>
      <div>
        <span>{service_name}</span>
        <p className="sm muted num">{words(entry)}</p>
      </div>
      {state !== "waiting" ? (
        <Badge tone={state === "booked" ? "ok" : "off"}>{own.states[state]}</Badge>
      ) : fits ? (
        <Badge tone="ok">{texts.fits(moment(fits.startsAt, zone))}</Badge>
      ) : (
        <Badge tone="off">{texts.nothingFree}</Badge>
      )}
      {state === "waiting" && (
        <Button
          variant="quiet"
          size="sm"
          className="min-h-11 justify-self-start"
          loading={busy}
          loadingText={texts.ending}
          onClick={onEnd}
        >
          {texts.end}
          <span className="sr">: {name}</span>
        </Button>
      )}
    </li>
  );
}

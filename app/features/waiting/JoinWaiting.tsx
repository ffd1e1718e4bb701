import "#app/features/waiting/waiting.css";
import { type SubmitEvent, useState } from "react";
import { useJoinWaiting } from "#app/data/waiting.ts";
import { type Alternative, Alternatives } from "#app/features/hours/Alternatives.tsx";
import { hoursOf, type PartOfDay } from "#app/features/waiting/day-hours.ts";
import { DaysChoice, PartsChoice } from "#app/features/waiting/WishFields.tsx";
import { alternativesOf } from "#app/lib/api-error.ts";
import { dayText } from "#app/lib/calendar-dates.ts";
import { explain } from "#app/lib/explain.ts";
import { firstName, masterName } from "#app/lib/names.ts";
import { salonDate } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { waitingTexts } from "#app/texts/en/dashboard/waiting.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { ChoiceChip } from "#app/ui/ChoiceChip.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import { Note } from "#app/ui/Note.tsx";
import { notifyError } from "#app/ui/toasts.ts";
import type { Master } from "#contract/masters.ts";

/** The button that was pressed disappears with its form. */
const focus = (joined: HTMLElement | null) => joined?.focus();

const promised = [
  { icon: "mail", text: "wePromise" },
  { icon: "clock", text: "youTake" },
  { icon: "close", text: "youPass" },
] as const;

interface Props {
  serviceIds: string[];
  masterIds: string[];
  masters: Master[];
  /** The full day that was opened, and the other full days of its week. */
  date: string;
  offered: string[];
  /** Takes a slot that came free in the meantime. */
  onHour: (hour: Alternative) => void;
}

/** Shown instead of a full day's slots: when one could come, and with which master. There is nothing to pay. */
export default function JoinWaiting({ serviceIds, masterIds, masters, date, offered, onHour }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(waitingTexts);
  const join = useJoinWaiting();
  const [dates, setDates] = useState([date]);
  const [parts, setParts] = useState<PartOfDay[]>([]);
  const [withAnyone, setWithAnyone] = useState(false);
  const [isTried, setTried] = useState(false);
  const wanted = masters.filter(({ _id }) => masterIds.includes(_id));
  const names = wanted.map((master) => firstName(masterName(master))).join(", ");

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (dates.length === 0) return;
    await join.run(
      {
        serviceIds,
        masterIds: withAnyone ? serviceIds.map(() => "any") : masterIds,
        dates,
        ...hoursOf(parts),
      },
      (error) => {
        const isFreeHere = alternativesOf(error).some(({ startsAt }) => salonDate(startsAt, zone) === date);
        // The hours of this day take the form's place, and its words with them.
        if (isFreeHere) notifyError(texts.notJoined, explain(error));
      },
    );
  }

  if (join.answer)
    return (
      <Note icon="check">
        <div className="grid justify-items-start gap-3 outline-none" role="status" tabIndex={-1} ref={focus}>
          <p>
            <b>{texts.joined}</b> {texts.joinedText}
          </p>
          <LinkButton variant="line" size="sm" to="/dashboard/myBookings">
            {texts.seeMine}
          </LinkButton>
        </div>
      </Note>
    );
  return (
    <form className="waiting-join" noValidate onSubmit={(event) => void send(event)}>
      <div className="waiting-full" role="status">
        <img src="/art/waiting.svg" alt="" width="90" height="112" />
        <div className="grid gap-1.5">
          <h3 className="h4 num">{texts.isFull(dayText(date))}</h3>
          <p className="sm">{texts.tellUs}</p>
        </div>
      </div>
      <DaysChoice
        offered={offered}
        dates={dates}
        error={isTried && dates.length === 0 ? texts.chooseDay : undefined}
        onChange={setDates}
      />
      <PartsChoice parts={parts} onChange={setParts} />
      {wanted.length > 0 && (
        <fieldset>
          <legend>{texts.withWhom}</legend>
          <div className="wish-masters">
            <ChoiceChip
              type="radio"
              name="waiting-master"
              checked={!withAnyone}
              onChange={() => setWithAnyone(false)}
            >
              {texts.only(names)}
            </ChoiceChip>
            <ChoiceChip
              type="radio"
              name="waiting-master"
              checked={withAnyone}
              onChange={() => setWithAnyone(true)}
            >
              {texts.anyone}
            </ChoiceChip>
          </div>
        </fieldset>
      )}
      {join.error && (
        <Note tone="error">
          {explain(join.error)}
          <Alternatives alternatives={alternativesOf(join.error)} onChoose={onHour} />
        </Note>
      )}
      <div className="button-row items-center">
        <Button type="submit" loading={join.busy} loadingText={texts.joining}>
          {texts.join}
        </Button>
        <span className="sm muted">{texts.nothingToPay}</span>
      </div>
      <section className="sm" aria-labelledby="waiting-promise">
        <h4 className="mb-2.5 font-semibold" id="waiting-promise">
          {texts.howItGoes}
        </h4>
        <ul className="grid gap-2.5">
          {promised.map(({ icon, text }) => (
            <li key={text} className="flex gap-3">
              <Icon name={icon} />
              <span className="num">{texts[text]}</span>
            </li>
          ))}
        </ul>
      </section>
    </form>
  );
}

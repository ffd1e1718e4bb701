import { useDeferredValue, useState } from "react";
import { useGuestChoices } from "#app/data/guests.ts";
import { explain } from "#app/lib/explain.ts";
import { guestName } from "#app/lib/guest-name.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { guestsTexts } from "#app/texts/en/dashboard/guests.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Combobox } from "#app/ui/Combobox.tsx";
import { Highlight } from "#app/ui/Highlight.tsx";
import type { GuestSummary } from "#contract/guests.ts";
import { readSearch } from "#domain/guests/search.ts";

/** The id of the field. */
export const guestField = "guest-choice";

interface Props {
  label: string;
  error?: string | undefined;
  /** A guest to leave out. */
  without?: string;
  onGuest: (guest: GuestSummary) => void;
  /** Called when a guest who is new to the desk is chosen instead; absent if that is not possible. */
  onNew?: (typed: string) => void;
}

/** Finds a guest by any part of the number, the name or an address, while it is typed. */
export function GuestChoice({ label, error, without, onGuest, onNew }: Props) {
  const texts = useTexts(guestsTexts);
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.trim());
  const isLooked = search.length > 1;
  const { data, error: failed, isPlaceholderData, isFetching, refetch } = useGuestChoices(search);
  const guests = isLooked ? (data?.guests ?? []).filter(({ _id }) => _id !== without) : [];
  const isAnswered = !isLooked || (data !== undefined && !isPlaceholderData && !isFetching);
  const isTyped = typed.trim() !== "";
  return (
    <Combobox<GuestSummary | null>
      id={guestField}
      label={label}
      error={error}
      hint={failed && isLooked ? `${texts.notLoaded(explain(failed))} ${texts.enterAgain}` : texts.guestHint}
      name="name"
      typed={typed}
      onType={setTyped}
      settled={search === typed.trim() && isAnswered}
      onAwait={() => failed && void refetch()}
      choices={[...guests, ...(onNew && isTyped ? [null] : [])]}
      keyOf={(guest) => guest?._id ?? "new"}
      show={(guest) =>
        guest ? (
          <GuestRow guest={guest} parts={readSearch(typed).flat()} />
        ) : (
          <span className="choice-row">
            <span>
              <b>{texts.newGuestWith(typed.trim())}</b>
              <span className="choice-sub">{texts.enough}</span>
            </span>
          </span>
        )
      }
      onChoose={(guest) => {
        setTyped("");
        if (guest) onGuest(guest);
        else onNew?.(typed.trim());
      }}
      listLabel={texts.choices}
      status={texts.choicesFound(guests.length)}
    />
  );
}

/** A guest in a list of choices: who it is, how often they came, and when they come next. */
export function GuestRow({ guest, parts }: { guest: GuestSummary; parts: string[] }) {
  const { zone } = useSalon();
  const texts = useTexts(guestsTexts);
  const { number, email, visits, lastVisit, nextVisit } = guest;
  return (
    <span className="choice-row">
      <span>
        <b>
          <Highlight text={guestName(guest)} parts={parts} />
        </b>
        <span className="choice-sub num">
          <Highlight text={[number, email].filter(Boolean).join(", ")} parts={parts} />
        </span>
      </span>
      <span className="choice-sub num">
        {texts.visitsOf(visits)}
        <br />
        {nextVisit
          ? texts.next(inSalon("shortDay", nextVisit, zone))
          : lastVisit
            ? texts.last(inSalon("shortDay", lastVisit, zone))
            : texts.firstVisit}
      </span>
    </span>
  );
}

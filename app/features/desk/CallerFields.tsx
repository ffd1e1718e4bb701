import "#app/features/desk/styles/new-booking.css";
import { useEffect, useRef } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { GuestChoice, guestField } from "#app/features/desk/GuestChoice.tsx";
import { GuestPicked } from "#app/features/desk/GuestPicked.tsx";
import { TellAccount } from "#app/features/desk/TellAccount.tsx";
import { type CallerTyped, newFields, readCaller, type useCaller } from "#app/features/desk/use-caller.ts";
import { explain } from "#app/lib/explain.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { guestsTexts } from "#app/texts/en/dashboard/guests.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { LoadError } from "#app/ui/QueryView.tsx";
import { Skeleton } from "#app/ui/Skeleton.tsx";
import { TextField } from "#app/ui/TextField.tsx";

/** A form that includes the fields of a caller. */
interface CallerForm {
  field: (name: keyof CallerTyped) => UseFormRegisterReturn & { error: string | undefined };
  errorOf: (name: keyof CallerTyped) => string | undefined;
  setValue: (name: keyof CallerTyped, value: string) => void;
}

interface Props {
  caller: ReturnType<typeof useCaller>;
  form: CallerForm;
  /** The id of the field to focus after a guest was chosen. */
  next: string;
  /** Called when the guest is to be chosen again. */
  onAskAgain?: () => void;
}

/** Who it is for: a search by number or name that finds the guest, or name and number of a new one. */
export function CallerFields({ caller, form, next, onAskAgain }: Props) {
  const texts = useTexts(calendarTexts);
  const words = useTexts(guestsTexts);
  const { who, setWho, goOn, setGoOn, query, guest } = caller;
  const { field, errorOf, setValue } = form;

  const filled = useRef("");
  useEffect(() => {
    if (!guest || filled.current === guest._id) return;
    filled.current = guest._id;
    setValue("name", guest.name);
    setValue("number", guest.number);
    setValue("email", guest.hasAccount && !guest.isAddressKnown ? "" : guest.email);
  }, [guest, setValue]);

  useEffect(() => {
    // The element that had the focus went away with the choice.
    if (goOn) document.getElementById(goOn)?.focus();
    setGoOn(undefined);
  }, [goOn, setGoOn]);

  function say(told: Partial<CallerTyped>) {
    const { guestId = "", name = "", number = "", email = "" } = told;
    setValue("guestId", guestId);
    setValue("name", name);
    setValue("number", number);
    setValue("email", email);
  }

  function pick(guestId: string) {
    setValue("guestId", guestId);
    setWho({ guestId });
    setGoOn(next);
  }

  function begin(typed: string) {
    const { goOn: first, ...told } = readCaller(typed);
    say(told);
    setWho("new");
    setGoOn(first);
  }

  function ask() {
    say({});
    filled.current = "";
    onAskAgain?.();
    setWho(null);
    setGoOn(guestField);
  }

  const name = (id?: string) => (
    <TextField id={id} label={texts.name} required maxLength={200} autoComplete="off" {...field("name")} />
  );
  const number = (id?: string) => (
    <TextField
      id={id}
      label={texts.mobile}
      required
      inputMode="tel"
      autoComplete="off"
      {...field("number")}
    />
  );
  if (who === null) {
    return (
      <GuestChoice
        label={words.guest}
        error={errorOf("name")}
        onGuest={({ _id }) => pick(_id)}
        onNew={begin}
      />
    );
  }
  if (who === "new") {
    return (
      <div className="field-pairs">
        {name(newFields.name)}
        {number(newFields.number)}
      </div>
    );
  }
  if (!guest) {
    return query.error ? (
      <LoadError of={query} onRetry={query.refetch}>
        {words.guestNotLoaded(explain(query.error))}
      </LoadError>
    ) : (
      <Skeleton className="h-16" />
    );
  }
  return (
    <>
      <GuestPicked guest={guest} onChange={ask} />
      {/* An account may lack either. */}
      {(guest.name === "" || errorOf("name")) && name()}
      {(guest.number === "" || errorOf("number")) && number()}
    </>
  );
}

/** How the caller hears of it: through the account, if they agree, or at an email address. */
export function CallerEmail({
  caller: { guest },
  form: { field, setValue },
  email,
  hint,
}: Pick<Props, "caller" | "form"> & { email: string; hint: string }) {
  const texts = useTexts(calendarTexts);
  if (guest?.hasAccount)
    return <TellAccount guest={guest} isTold={email !== ""} onTell={(to) => setValue("email", to)} />;
  return (
    <TextField label={texts.email} hint={hint} type="email" optional autoComplete="off" {...field("email")} />
  );
}

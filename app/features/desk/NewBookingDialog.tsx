import "#app/features/desk/styles/panel.css";
import "#app/features/desk/styles/new-booking.css";
import { useEffect, useRef, useState } from "react";
import { FormProvider } from "react-hook-form";
import { useDeskBooking } from "#app/data/calendar.ts";
import { useGuest } from "#app/data/guests.ts";
import { useMasters } from "#app/data/masters.ts";
import { useServices } from "#app/data/services.ts";
import type { TimeChosen } from "#app/features/desk/desk-rules.ts";
import { GuestChoice, guestField } from "#app/features/desk/GuestChoice.tsx";
import { GuestPicked } from "#app/features/desk/GuestPicked.tsx";
import { lastChoice, timesBefore } from "#app/features/desk/last-choice.ts";
import { ServiceFinder, servicesField } from "#app/features/desk/ServiceFinder.tsx";
import { TellAccount } from "#app/features/desk/TellAccount.tsx";
import { TimeChoice } from "#app/features/desk/TimeChoice.tsx";
import { bookables } from "#app/lib/bookables.ts";
import { explain } from "#app/lib/explain.ts";
import { money, sumOfPrices } from "#app/lib/money.ts";
import { useContractForm } from "#app/lib/use-contract-form.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { guestsTexts } from "#app/texts/en/dashboard/guests.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { FormDialog } from "#app/ui/FormDialog.tsx";
import { LoadError } from "#app/ui/QueryView.tsx";
import { Skeleton } from "#app/ui/Skeleton.tsx";
import { TextArea } from "#app/ui/TextArea.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";

interface Props {
  start: TimeChosen;
  /** The guest, where that is known already. */
  guestId?: string;
  /** The number or the name of a guest who is new to the desk, where it was typed already. */
  typed?: string;
  onClose: () => void;
}

const mostServices = 8;

/** The services that were chosen because a guest had them last time. */
const nothingFilled = { guestId: "", serviceIds: [] as string[] };

/**
 * Books for somebody at the desk or on the phone, without a card. First the number, which finds the guest with the services
 * of the last visit; then the services and the time.
 */
export function NewBookingDialog({ start, guestId: firstGuest, typed, onClose }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(calendarTexts);
  const words = useTexts(guestsTexts);
  const services = useServices().data ?? [];
  const masters = useMasters().data ?? [];
  const caller = typed === undefined ? undefined : readCaller(typed);
  const [who, setWho] = useState<{ guestId: string } | "new" | null>(
    firstGuest === undefined ? (caller ? "new" : null) : { guestId: firstGuest },
  );
  const [goOn, setGoOn] = useState(caller?.goOn);
  const filled = useRef(nothingFilled);
  const query = useGuest(who !== null && who !== "new" ? who.guestId : undefined);
  const guest = who !== null && who !== "new" ? query.data : undefined;
  const form = useContractForm({
    rules: async () => (await import("#app/features/desk/desk-rules.ts")).typedBooking(zone, guest?.number),
    start: {
      ...start,
      guestId: firstGuest ?? "",
      name: caller?.name ?? "",
      number: caller?.number ?? "",
      email: "",
      serviceIds: [] as string[],
      note: "",
    },
    change: useDeskBooking(),
    failed: texts.notBooked,
    onSent: (_answer, { name }) => {
      notifySuccess(texts.bookedFor(name));
      onClose();
    },
  });
  const { field, errorOf, watch, setValue, getValues } = form;
  const [chosen, email, masterId] = watch(["serviceIds", "email", "masterId"]);
  const all = bookables(services);
  const picked = chosen.flatMap((id) => all.find((one) => one._id === id) ?? []);
  const able = masters.filter(({ _id }) => picked.every(({ masterIds }) => masterIds.includes(_id)));
  // Nobody to choose from yet is no reason to take the choice back.
  const cannot =
    masterId !== "any" &&
    masters.length > 0 &&
    picked.length > 0 &&
    !able.some(({ _id }) => _id === masterId);
  const isMember = guest?.memberUntil != null && email !== "";
  const total = sumOfPrices(picked.map(({ price, memberPrice }) => (isMember ? memberPrice : price)));
  const choose = (ids: string[]) =>
    setValue("serviceIds", ids.slice(0, mostServices), { shouldValidate: ids.length > 0 });

  useEffect(() => {
    if (!guest || getValues("name") === guest.name) return;
    setValue("name", guest.name);
    setValue("number", guest.number);
    setValue("email", guest.hasAccount && !guest.isAddressKnown ? "" : guest.email);
  }, [guest, getValues, setValue]);
  useEffect(() => {
    // As last time, once, unless something was chosen: what the salon no longer offers is left out.
    if (!guest || services.length === 0 || filled.current.guestId === guest._id) return;
    const last = lastChoice(guest.visitList, bookables(services)).slice(0, mostServices);
    const isChosen = getValues("serviceIds").length > 0;
    filled.current = { guestId: guest._id, serviceIds: isChosen ? [] : last };
    if (!isChosen) setValue("serviceIds", last);
  }, [guest, services, getValues, setValue]);

  useEffect(() => {
    // The list shows 'anyone' once the master is not on it, so the form says the same.
    if (cannot) setValue("masterId", "any");
  }, [cannot, setValue]);

  useEffect(() => {
    // What had the focus went with the choice.
    if (goOn) document.getElementById(goOn)?.focus();
    setGoOn(undefined);
  }, [goOn]);

  function pick(guestId: string) {
    setValue("guestId", guestId);
    setWho({ guestId });
    setGoOn(servicesField);
  }

  function begin(typed: string) {
    const { name, number, goOn } = readCaller(typed);
    setValue("guestId", "");
    setValue("name", name);
    setValue("number", number);
    setValue("email", "");
    setWho("new");
    setGoOn(goOn);
  }

  function ask() {
    setValue("guestId", "");
    setValue("name", "");
    setValue("number", "");
    setValue("email", "");
    // What was chosen for a guest goes with the guest; what the desk chose stays.
    if (getValues("serviceIds").join() === filled.current.serviceIds.join()) setValue("serviceIds", []);
    filled.current = nothingFilled;
    setWho(null);
    setGoOn(guestField);
  }

  return (
    <FormDialog
      title={texts.newBooking}
      kind="wide"
      no={texts.discard}
      onClose={onClose}
      yes={picked.length > 0 ? texts.bookFor(money(total)) : texts.book}
      form={form}
      busyText={texts.booking}
    >
      {who === null && (
        <GuestChoice
          label={words.guest}
          error={errorOf("name")}
          onGuest={({ _id }) => pick(_id)}
          onNew={begin}
        />
      )}
      {who === "new" && (
        <div className="field-pairs">
          <TextField
            id={newFields.name}
            label={texts.name}
            required
            maxLength={200}
            autoComplete="off"
            {...field("name")}
          />
          <TextField
            id={newFields.number}
            label={texts.mobile}
            required
            inputMode="tel"
            autoComplete="off"
            {...field("number")}
          />
        </div>
      )}
      {who !== null &&
        who !== "new" &&
        !guest &&
        (query.error ? (
          <LoadError onRetry={query.refetch}>{words.guestNotLoaded(explain(query.error))}</LoadError>
        ) : (
          <Skeleton className="h-16" />
        ))}
      {guest && <GuestPicked guest={guest} onChange={ask} />}
      {guest && (guest.number === "" || errorOf("number")) && (
        <TextField label={texts.mobile} required inputMode="tel" autoComplete="off" {...field("number")} />
      )}
      <ServiceFinder
        services={services}
        picked={picked}
        error={errorOf("serviceIds")}
        before={guest ? timesBefore(guest.visitList) : new Map()}
        onChange={choose}
      />
      <FormProvider {...form}>
        <TimeChoice serviceIds={chosen} masters={able} isRefused={form.problem !== undefined} />
      </FormProvider>
      {guest?.hasAccount ? (
        <TellAccount guest={guest} isTold={email !== ""} onTell={(to) => setValue("email", to)} />
      ) : (
        <TextField
          label={texts.email}
          hint={texts.emailHint}
          type="email"
          optional
          autoComplete="off"
          {...field("email")}
        />
      )}
      <TextArea
        label={texts.note}
        optional
        rows={2}
        maxLength={1000}
        className="min-h-20"
        {...field("note")}
      />
    </FormDialog>
  );
}

const newFields = { name: "new-guest-name", number: "new-guest-number" };

/** What was typed of a new guest, and which field comes next. */
function readCaller(typed: string) {
  const isNumber = /^[+\d০-৯][\d০-৯\s().-]*$/.test(typed);
  return isNumber
    ? { name: "", number: typed, goOn: newFields.name }
    : { name: typed, number: "", goOn: newFields.number };
}

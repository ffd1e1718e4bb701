import "#app/features/desk/styles/panel.css";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { FormProvider } from "react-hook-form";
import { useDeskBooking } from "#app/data/desk-changes.ts";
import { useMasters } from "#app/data/masters.ts";
import { meQuery } from "#app/data/me.ts";
import { isOtherPrice } from "#app/data/offer-again.ts";
import { useServices } from "#app/data/services.ts";
import SessionChoice from "#app/features/codes/SessionChoice.tsx";
import { isCodeRefusal } from "#app/features/codes/use-codes.ts";
import { CallerEmail, CallerFields } from "#app/features/desk/CallerFields.tsx";
import { CallersCode } from "#app/features/desk/CallersCode.tsx";
import type { TimeChosen, TypedBooking } from "#app/features/desk/desk-rules.ts";
import { HowTold } from "#app/features/desk/HowTold.tsx";
import { setJustBooked } from "#app/features/desk/just-booked.ts";
import { lastChoice, timesBefore } from "#app/features/desk/last-choice.ts";
import { ServiceFinder, servicesField } from "#app/features/desk/ServiceFinder.tsx";
import { TimeChoice } from "#app/features/desk/TimeChoice.tsx";
import { useCaller } from "#app/features/desk/use-caller.ts";
import { useCallersCode } from "#app/features/desk/use-callers-code.ts";
import { useStillOffered } from "#app/features/desk/use-still-offered.ts";
import { fittingPackages } from "#app/features/packages/fitting-packages.ts";
import { useKept } from "#app/features/unsaved/use-kept.ts";
import { bookables } from "#app/lib/bookables.ts";
import { isLost } from "#app/lib/explain.ts";
import { money } from "#app/lib/money.ts";
import { newKey } from "#app/lib/new-key.ts";
import { useSession } from "#app/lib/session.tsx";
import { useContractForm } from "#app/lib/use-contract-form.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { FormDialog } from "#app/ui/FormDialog.tsx";
import { TextArea } from "#app/ui/TextArea.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import { mostServices } from "#domain/service-choice.ts";

interface Props {
  start: TimeChosen;
  /** The guest, if already known. */
  guestId?: string;
  /** The number or name of a new guest, if already typed. */
  typed?: string;
  onClose: () => void;
}

/** The services that were filled in from a guest's last visit. */
const nothingFilled = { guestId: "", serviceIds: [] as string[] };

/** While an address is typed, nothing is asked about it. */
const wholeAddress = /^\S+@\S+\.\w\w+$/;

/**
 * Books for somebody at the desk or on the phone, without a card. First the number, which finds the guest and the
 * services of the last visit; then the services and the time.
 */
export function NewBookingDialog({ start, guestId: firstGuest, typed, onClose }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(calendarTexts);
  const services = useServices().data ?? [];
  const masters = useMasters().data ?? [];
  const { user } = useSession();
  const { data: me } = useQuery(meQuery(user?.email));
  const [kept, keep] = useKept<TypedBooking>(`new booking ${firstGuest ?? typed ?? ""}`);
  const caller = useCaller({
    guestId: firstGuest ?? (kept?.guestId || undefined),
    typed: typed ?? (kept?.name || kept?.number || undefined),
  });
  const { guest } = caller;
  const filled = useRef(nothingFilled);
  // However often the form is sent, this window books one visit.
  const [key] = useState(newKey);
  const booking = useDeskBooking(texts.pressAgain);
  const form = useContractForm({
    rules: async () => (await import("#app/features/desk/desk-rules.ts")).typedBooking(zone, guest?.number),
    start: {
      ...start,
      ...caller.start,
      serviceIds: [] as string[],
      note: "",
      package: "",
      code: "",
      ...kept,
      // An hour that was pressed on the calendar is the newer wish.
      ...(start.wall && start),
    },
    change: {
      ...booking,
      run: (said, failed) => booking.run({ ...said, key, ...(told !== undefined && { due: told }) }, failed),
    },
    ready: async () => coded.isSettled(),
    failed: texts.notBooked,
    onSent: ({ insertedId }, { name, startsAt }) => {
      notifySuccess(texts.bookedFor(name));
      setJustBooked({ _id: insertedId, name, startsAt });
    },
    onDone: onClose,
  });
  const { field, errorOf, watch, setValue, getValues } = form;
  const written = watch();
  const { serviceIds: chosen, email, masterId } = written;
  // A gift card's code is kept nowhere.
  useEffect(() => keep({ ...written, code: "" }));
  const sessions = fittingPackages(guest?.packages, chosen);
  const session = sessions.find(({ _id }) => _id === watch("package"));
  const all = bookables(services);
  const picked = chosen.flatMap((id) => all.find((one) => one._id === id) ?? []);
  const able = masters.filter(({ _id }) => picked.every(({ masterIds }) => masterIds.includes(_id)));
  const coded = useCallersCode({
    code: watch("code"),
    setCode: (code) => setValue("code", code),
    serviceIds: chosen,
    guestId: guest?._id,
    email: wholeAddress.test(email) ? email : undefined,
    packageId: session?._id,
    error: booking.error,
  });
  /** What the guest is told to pay at the salon; undefined until it is known. */
  const told = coded.quote?.dueAtSalon;
  const choose = (ids: string[]) =>
    setValue("serviceIds", ids.slice(0, mostServices), { shouldValidate: ids.length > 0 });

  useEffect(() => {
    // Fill in the last visit's services, once, unless something was chosen. Leave out what is no longer offered.
    if (!guest || services.length === 0 || filled.current.guestId === guest._id) return;
    const last = lastChoice(guest.visitList, bookables(services)).slice(0, mostServices);
    const isChosen = getValues("serviceIds").length > 0;
    filled.current = { guestId: guest._id, serviceIds: isChosen ? [] : last };
    if (!isChosen) setValue("serviceIds", last);
  }, [guest, services, getValues, setValue]);

  const leftOut = useStillOffered({
    isLoaded: services.length > 0 && masters.length > 0,
    ...{ chosen, offered: picked.map(({ _id }) => _id), able, masterId },
    onServices: (ids) => setValue("serviceIds", ids),
    onAnyone: () => setValue("masterId", "any"),
  });

  useEffect(() => {
    // Do not use a session that no longer fits, or another guest's.
    if (!session) setValue("package", "");
  }, [session, setValue]);

  function forget() {
    // What was filled in for a guest goes away with the guest; what the desk chose stays.
    if (getValues("serviceIds").join() === filled.current.serviceIds.join()) setValue("serviceIds", []);
    filled.current = nothingFilled;
  }

  return (
    <FormDialog
      title={texts.newBooking}
      kind="wide"
      no={texts.discard}
      onClose={onClose}
      yes={chosen.length === 0 ? texts.book : texts.bookFor(told === undefined ? "–" : money(told))}
      form={form}
      busyText={texts.booking}
    >
      <CallerFields caller={caller} form={form} next={servicesField} onAskAgain={forget} />
      <ServiceFinder
        services={services}
        picked={picked}
        error={errorOf("serviceIds")}
        before={guest ? timesBefore(guest.visitList) : new Map()}
        onChange={choose}
      />
      <FormProvider {...form}>
        <TimeChoice
          serviceIds={chosen}
          masters={able}
          leftOut={leftOut}
          isRefused={
            form.problem !== undefined &&
            !isLost(booking.error) &&
            !isCodeRefusal(booking.error) &&
            !isOtherPrice(booking.error)
          }
        />
      </FormProvider>
      <SessionChoice
        fitting={sessions}
        chosen={session?._id}
        disabled={false}
        choose={(id, isUsed) => setValue("package", isUsed ? id : "")}
        ask={texts.takeSession}
      />
      <CallersCode coded={coded} />
      <CallerEmail caller={caller} form={form} email={email} hint={texts.emailHint} />
      <FormProvider {...form}>
        <HowTold guest={guest} sendsTexts={me?.tellsBy.includes("sms") === true} />
      </FormProvider>
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

import { useState } from "react";
import { useDeskBooking } from "#app/data/calendar.ts";
import { useMasters } from "#app/data/masters.ts";
import { useServices } from "#app/data/services.ts";
import { TimeChoice, type TimeChosen } from "#app/features/desk/TimeChoice.tsx";
import { money, sumOfPrices } from "#app/lib/money.ts";
import { serviceName } from "#app/lib/names.ts";
import { salonInstant } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { FormDialog } from "#app/ui/FormDialog.tsx";
import { TextArea } from "#app/ui/TextArea.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";

interface Props {
  start: TimeChosen;
  onClose: () => void;
}

const mostServices = 8;

/** Books for somebody at the desk or on the phone, without a card. */
export function NewBookingDialog({ start, onClose }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(calendarTexts);
  const booking = useDeskBooking();
  const services = useServices().data ?? [];
  const masters = useMasters().data ?? [];
  const [guest, setGuest] = useState({ name: "", number: "", email: "", note: "" });
  const [serviceIds, setServiceIds] = useState<string[]>([]);
  const [chosen, setChosen] = useState(start);
  const [unchosen, setUnchosen] = useState(false);
  const picked = serviceIds.flatMap((id) => services.find((one) => one._id === id) ?? []);
  const able = masters.filter(({ _id }) => picked.every(({ masterIds }) => masterIds.includes(_id)));
  const total = sumOfPrices(picked.map(({ price }) => price));
  const write = (change: Partial<typeof guest>) => setGuest({ ...guest, ...change });

  function toggle(id: string) {
    const next = serviceIds.includes(id) ? serviceIds.filter((one) => one !== id) : [...serviceIds, id];
    setServiceIds(next.slice(0, mostServices));
    setUnchosen(false);
  }

  async function book() {
    if (serviceIds.length === 0) return setUnchosen(true);
    const { email, note, ...person } = guest;
    const body = {
      ...person,
      ...(email.trim() && { email: email.trim() }),
      ...(note.trim() && { note: note.trim() }),
      serviceIds,
      masterId: chosen.masterId,
      startsAt: salonInstant(chosen.date, chosen.wall, zone),
    };
    if (!(await booking.run(body))) return;
    notifySuccess(texts.bookedFor(guest.name));
    onClose();
  }

  return (
    <FormDialog
      title={texts.newBooking}
      kind="wide"
      no={texts.discard}
      onClose={onClose}
      yes={picked.length > 0 ? texts.bookFor(money(total)) : texts.book}
      onSubmit={book}
      busy={booking.busy}
      busyText={texts.booking}
      problem={booking.problem(texts.notBooked)}
    >
      <div className="field-pairs">
        <TextField
          label={texts.name}
          required
          maxLength={200}
          autoComplete="off"
          value={guest.name}
          onChange={(event) => write({ name: event.target.value })}
        />
        <TextField
          label={texts.mobile}
          required
          inputMode="tel"
          pattern="\s*\+?[0-9]{6,15}\s*"
          title={texts.digitsOnly}
          autoComplete="off"
          value={guest.number}
          onChange={(event) => write({ number: event.target.value })}
        />
      </div>
      <fieldset className="field">
        <legend className="field-label mb-2">{texts.services}</legend>
        <div className="desk-services">
          {services.map((service) => (
            <label key={service._id}>
              <input
                type="checkbox"
                checked={serviceIds.includes(service._id)}
                onChange={() => toggle(service._id)}
              />
              <span>{serviceName(service)}</span>
              <span className="num muted">{money(service.price)}</span>
            </label>
          ))}
        </div>
        {unchosen && (
          <p className="field-error" role="alert">
            {texts.chooseService}
          </p>
        )}
      </fieldset>
      <TimeChoice serviceIds={serviceIds} masters={able} value={chosen} onChange={setChosen} />
      <TextField
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        optional
        autoComplete="off"
        value={guest.email}
        onChange={(event) => write({ email: event.target.value })}
      />
      <TextArea
        label={texts.note}
        optional
        rows={2}
        maxLength={1000}
        className="min-h-20"
        value={guest.note}
        onChange={(event) => write({ note: event.target.value })}
      />
    </FormDialog>
  );
}

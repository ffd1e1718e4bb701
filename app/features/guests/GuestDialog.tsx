import { useState } from "react";
import { useNavigate } from "react-router";
import { useSaveGuest } from "#app/data/guests.ts";
import { guestName } from "#app/lib/guest-name.ts";
import { onlyChanged } from "#app/lib/only-changed.ts";
import { useContractForm } from "#app/lib/use-contract-form.ts";
import { useIsHere } from "#app/lib/use-is-here.ts";
import { guestsTexts } from "#app/texts/en/dashboard/guests.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { FormDialog } from "#app/ui/FormDialog.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { Guest } from "#contract/guests.ts";

interface Props {
  /** The guest to change; absent for a new one. */
  guest?: Guest;
  /** The search that found nobody: the name or number of a new guest. */
  typed?: string;
  onClose: () => void;
}

/** Adds a guest, or changes what is known about one. */
export function GuestDialog({ guest, typed = "", onClose }: Props) {
  const texts = useTexts(guestsTexts);
  const navigate = useNavigate();
  const isHere = useIsHere();
  const isNumber = /^[+\d০-৯][\d০-৯\s().-]*$/.test(typed);
  const [start] = useState(() => ({
    name: guest?.name ?? (isNumber ? "" : typed),
    number: guest?.number ?? (isNumber ? typed : ""),
    email: guest?.email ?? "",
    address: guest?.address ?? "",
  }));
  const { field, ...form } = useContractForm({
    rules: async () => (await import("#app/features/guests/guest-rules.ts")).typedGuest(guest),
    start,
    change: useSaveGuest(guest?._id, (written) => onlyChanged(written, start, written)),
    failed: texts.notSaved,
    onSent: (id) => {
      notifySuccess(texts.isSaved);
      if (!isHere.current) return;
      onClose();
      if (!guest) void navigate(`/dashboard/guests/${id}`);
    },
  });
  return (
    <FormDialog
      title={guest ? texts.guestOf(guestName(guest)) : texts.newGuest}
      no={texts.discard}
      onClose={onClose}
      yes={texts.save}
      busyText={texts.saving}
      form={form}
    >
      <TextField label={texts.name} required maxLength={200} autoComplete="off" {...field("name")} />
      <TextField
        label={texts.mobile}
        required={guest?.number !== ""}
        optional={guest?.number === ""}
        inputMode="tel"
        autoComplete="off"
        {...field("number")}
      />
      <TextField
        label={texts.email}
        type="email"
        optional={!guest?.hasAccount}
        readOnly={guest?.hasAccount}
        hint={guest?.hasAccount ? texts.accountAddress : undefined}
        autoComplete="off"
        {...field("email")}
      />
      <TextField
        label={texts.address}
        hint={texts.addressHint}
        optional
        maxLength={200}
        autoComplete="off"
        {...field("address")}
      />
    </FormDialog>
  );
}

import { guestsTexts } from "#app/texts/en/dashboard/guests.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { Guest } from "#contract/guests.ts";

interface Props {
  guest: Guest;
  isTold: boolean;
  onTell: (email: string) => void;
}

/** Whether the account hears of the visit: anybody can type a number into an account, so a new one is asked for first. */
export function TellAccount({ guest, isTold, onTell }: Props) {
  const texts = useTexts(guestsTexts);
  return (
    <label className="tell-account">
      <input
        type="checkbox"
        checked={isTold}
        onChange={({ target }) => onTell(target.checked ? guest.email : "")}
      />
      <span>
        {guest.isAddressProved ? texts.tellAccount(guest.email) : texts.tellUnproved(guest.email)}
        {!guest.isAddressKnown && <span className="hint block">{texts.askAddress}</span>}
      </span>
    </label>
  );
}

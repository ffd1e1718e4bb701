import { guestsTexts } from "#app/texts/en/dashboard/guests.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { Guest } from "#contract/guests.ts";

interface Props {
  guest: Guest;
  isTold: boolean;
  onTell: (email: string) => void;
}

/**
 * Whether the account is told of the visit. Anybody can enter a number in their account, so the desk is told to ask
 * first if the account has had no completed visit under this number.
 */
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

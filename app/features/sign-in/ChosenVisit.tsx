import { pictureSource } from "#app/lib/own-picture.ts";
import { moment } from "#app/lib/refund-terms.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { loginFirstTexts } from "#app/texts/en/public/login-first.ts";
import { useTexts } from "#app/texts/use-texts.ts";

export interface Chosen {
  /** The service's name and picture. */
  service: string;
  picture: string;
  /** The master's name. */
  master?: string;
  /** ISO 8601. */
  startsAt?: string;
}

/** What was chosen before the page asked to sign in. Nothing is held yet. */
export function ChosenVisit({ service, picture, master, startsAt }: Chosen) {
  const texts = useTexts(loginFirstTexts);
  const { zone } = useSalon();
  return (
    <div className="chosen-visit">
      <img {...pictureSource(picture, "4rem")} alt="" width="64" height="64" />
      <div>
        <b>{service}</b>
        {master && <span>{texts.withMaster(master)}</span>}
        {startsAt && <span className="num">{moment(startsAt, zone)}</span>}
      </div>
    </div>
  );
}

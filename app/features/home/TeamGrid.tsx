import { masterName, masterRole } from "#app/lib/names.ts";
import { pictureSource } from "#app/lib/own-picture.ts";
import { homeTexts } from "#app/texts/en/public/home.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { Master } from "#contract/masters.ts";

/** The masters' portraits with name and role: one, two or four in a row. */
export function TeamGrid({ masters }: { masters: Master[] }) {
  const texts = useTexts(homeTexts);
  return (
    <div className="team">
      {masters.map((master) => (
        <figure key={master._id} className="plate">
          <img
            {...pictureSource(master.photo, "(min-width: 64rem) 18rem, 45vw")}
            alt={texts.portrait(masterName(master))}
            width="800"
            height="1000"
            loading="lazy"
          />
          <figcaption>
            <b>{masterName(master)}</b>
            <span>{masterRole(master)}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

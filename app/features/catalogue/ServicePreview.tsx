import type { TypedService } from "#app/features/catalogue/service-rules.ts";
import { money } from "#app/lib/money.ts";
import { firstName, masterName } from "#app/lib/names.ts";
import { numberText } from "#app/lib/number-text.ts";
import { ownPicture } from "#app/lib/own-picture.ts";
import { readNumber } from "#app/lib/read-number.ts";
import { serviceFormTexts } from "#app/texts/en/dashboard/service-form.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import type { Master } from "#contract/masters.ts";

interface Props {
  typed: TypedService;
  masters: Master[];
  /** The picture being uploaded, instead of the saved one. */
  picture: string | undefined;
}

/** The service as guests will see it, while it is typed. */
export function ServicePreview({ typed, masters, picture: coming }: Props) {
  const texts = useTexts(serviceFormTexts);
  const price = readNumber(typed.price) ?? Number.NaN;
  const picture = coming ?? ownPicture(typed.img.trim());
  const able = masters.filter(({ _id }) => typed.masterIds.includes(_id));
  return (
    <aside aria-label={texts.preview}>
      <p className="sm muted mb-3">{texts.howGuestsSee}</p>
      <article className="card service-preview">
        <div className="picture">{picture && <img src={picture} alt="" width="400" height="360" />}</div>
        <div className="service-preview-body">
          <div className="flex items-baseline justify-between gap-3.5">
            <h2 className="h3 min-w-0">{typed.service_name || texts.itsName}</h2>
            <span className="price num whitespace-nowrap text-[1.75rem]">
              {Number.isFinite(price) ? money(price) : "$"}
            </span>
          </div>
          <p className="sm whitespace-pre-line text-kajal-700">{typed.details || texts.itsDetails}</p>
          <div className="flex items-center gap-3 border-t border-line pt-3.5">
            <span className="stack">
              {able.map((master) => (
                <Avatar key={master._id} name={masterName(master)} photo={master.photo} size="s" />
              ))}
            </span>
            <span className="sm">{able.map((master) => firstName(masterName(master))).join(", ")}</span>
            <span className="sm muted num ml-auto whitespace-nowrap">
              {numberText(typed.minutes)} {texts.min}
            </span>
          </div>
          <span className="btn btn-primary" aria-hidden="true">
            {texts.book}
          </span>
        </div>
      </article>
    </aside>
  );
}

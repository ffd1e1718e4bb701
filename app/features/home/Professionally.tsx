import { stat } from "#app/features/home/stat.ts";
import { SitePicture } from "#app/features/pictures/SitePicture.tsx";
import { numberText } from "#app/lib/number-text.ts";
import type { SaidPicture } from "#app/lib/site.ts";
import { homeTexts } from "#app/texts/en/public/home.ts";
import { useTexts } from "#app/texts/use-texts.ts";

interface Props {
  text: string;
  picture: SaidPicture | null;
  happyCustomers: number;
  services: number;
}

/** The dark band: a promise and two figures. */
export function Professionally({ text, picture, happyCustomers, services }: Props) {
  const texts = useTexts(homeTexts);
  return (
    <section className="highlight on-dark page-section">
      <div className="wrap highlight-grid">
        {picture && (
          <div className="plate">
            <SitePicture picture={picture} width={800} height={1000} sizes="(min-width: 64rem) 45vw, 100vw" />
          </div>
        )}
        <div className="highlight-copy">
          <div className="grid gap-6.5">
            <h2 className="h1">{texts.professionally}</h2>
            {text && <p className="lead">{text}</p>}
          </div>
          <div className="stats">
            <div>
              <b>{numberText(stat(300, happyCustomers))}</b>
              <span>{texts.happyCustomers}</span>
            </div>
            <div>
              <b>{numberText(stat(10, services))}</b>
              <span>{texts.totalServices}</span>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

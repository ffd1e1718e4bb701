import { stat } from "#app/features/home/stat.ts";
import { numberText } from "#app/lib/number-text.ts";
import { homeTexts } from "#app/texts/en/public/home.ts";
import { useTexts } from "#app/texts/use-texts.ts";

interface Props {
  happyCustomers: number;
  services: number;
}

/** The dark band: a promise and two numbers. */
export function Professionally({ happyCustomers, services }: Props) {
  const texts = useTexts(homeTexts);
  return (
    <section className="highlight on-dark page-section">
      <div className="wrap highlight-grid">
        <div className="plate">
          <img src="/art/stones.svg" alt="" width="800" height="1000" loading="lazy" />
        </div>
        <div className="highlight-copy">
          <div className="grid gap-6.5">
            <h2 className="h1">{texts.professionally}</h2>
            <p className="lead">{texts.professionallyText}</p>
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

import type { HomeService } from "#app/features/home/home-service.ts";
import { SitePicture } from "#app/features/pictures/SitePicture.tsx";
import { servicePath } from "#app/lib/service-path.ts";
import type { SaidPicture } from "#app/lib/site.ts";
import { homeTexts } from "#app/texts/en/public/home.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { LinkButton } from "#app/ui/LinkButton.tsx";

export interface HighlightCard {
  title: string;
  text: string;
  picture: SaidPicture | null;
  serviceId: string | null;
}

interface Props {
  cards: HighlightCard[];
  services: HomeService[];
}

/** Cards with 'Explore More', each linking to its service, or to all services if the catalogue no longer has it. */
export function Highlights({ cards, services }: Props) {
  const texts = useTexts(homeTexts);
  if (cards.length === 0) return null;
  return (
    <section className="wrap trio" aria-label={texts.whatWeDo}>
      {cards.map(({ title, text, picture, serviceId }) => {
        const service = services.find(({ _id }) => _id === serviceId);
        return (
          <article key={title}>
            <div className="plate">
              {picture && (
                <SitePicture
                  picture={picture}
                  width={800}
                  height={1000}
                  sizes="(min-width: 48rem) 50vw, 100vw"
                />
              )}
            </div>
            <div className="trio-meta">
              <h2 className="h3">{title}</h2>
              <p className="muted">{text}</p>
              <LinkButton
                variant="outline"
                size="sm"
                to={service ? servicePath(service) : "/services"}
                prefetch="intent"
              >
                {texts.exploreMore}
                <span className="sr">: {title}</span>
              </LinkButton>
            </div>
          </article>
        );
      })}
    </section>
  );
}

import { highlights } from "#app/features/home/highlights.ts";
import type { HomeService } from "#app/features/home/home-service.ts";
import { findService, servicePath } from "#app/lib/service-path.ts";
import { homeTexts } from "#app/texts/en/public/home.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { LinkButton } from "#app/ui/LinkButton.tsx";

/** Three pictures with 'Explore More', each to its service, or to all of them where the catalogue has it no longer. */
export function Highlights({ services }: { services: HomeService[] }) {
  const texts = useTexts(homeTexts);
  return (
    <section className="wrap trio" aria-label={texts.whatWeDo}>
      {highlights.map(({ name, art, slug }) => {
        const service = findService(services, slug);
        return (
          <article key={slug}>
            <div className="plate">
              <img src={art} alt="" width="800" height="1000" loading="lazy" />
            </div>
            <div className="trio-meta">
              <h2 className="h3">{texts[name]}</h2>
              <p className="muted">{texts[`${name}Text`]}</p>
              <LinkButton
                variant="outline"
                size="sm"
                to={service ? servicePath(service) : "/services"}
                prefetch="intent"
              >
                {texts.exploreMore}
                <span className="sr">: {texts[name]}</span>
              </LinkButton>
            </div>
          </article>
        );
      })}
    </section>
  );
}

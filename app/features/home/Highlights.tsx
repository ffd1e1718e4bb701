import { highlights } from "#app/features/home/highlights.ts";
import { findService, servicePath } from "#app/features/services/slug.ts";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import type { Service } from "#contract/services.ts";

/** Three pictures with 'Explore More', each to its service, or to all of them where the catalogue has it no longer. */
export function Highlights({ services }: { services: Service[] }) {
  return (
    <section className="wrap trio" aria-label="What we do">
      {highlights.map(({ title, text, art, slug }) => {
        const service = findService(services, slug);
        return (
          <article key={title}>
            <div className="plate">
              <img src={art} alt="" width="800" height="1000" loading="lazy" />
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
                Explore More<span className="sr">: {title}</span>
              </LinkButton>
            </div>
          </article>
        );
      })}
    </section>
  );
}

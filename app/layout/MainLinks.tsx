import { useLocation } from "react-router";
import { mainLinks } from "#app/layout/links.ts";
import { PageLink } from "#app/lib/PageLink.tsx";
import { layoutTexts } from "#app/texts/en/public/layout.ts";
import { useTexts } from "#app/texts/use-texts.ts";

/** The site's main links, with the current page marked. Links to places on a page are never current. */
export function MainLinks({ onFollow }: { onFollow?: () => void }) {
  const texts = useTexts(layoutTexts);
  const { pathname } = useLocation();
  return mainLinks.map(({ label, to }) => (
    <PageLink
      key={label}
      to={to}
      prefetch="intent"
      viewTransition
      aria-current={to === pathname ? "page" : undefined}
      onClick={onFollow}
    >
      {texts[label]}
    </PageLink>
  ));
}

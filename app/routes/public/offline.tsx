import { Lost } from "#app/layout/Lost.tsx";
import type { PublicHandle } from "#app/layout/PublicLayout.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { layoutTexts } from "#app/texts/en/public/layout.ts";
import { textsNow, useTexts } from "#app/texts/use-texts.ts";
import { buttonClass } from "#app/ui/button-class.ts";
import type { Route } from "./+types/offline.ts";

export const handle: PublicHandle = { footer: "none" };

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta({ title: textsNow(layoutTexts).unreached, salon: matches[0].loaderData?.salon }),
  { name: "robots", content: "noindex" },
];

/** The page that a browser keeps and shows instead of one that it can't load, under that page's URL. */
export default function OfflinePage() {
  const texts = useTexts(layoutTexts);
  return (
    <Lost title={texts.unreached} text={texts.unreachedText}>
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page that is missing. */}
      <a className={buttonClass({})} href="">
        {texts.tryAgain}
      </a>
    </Lost>
  );
}

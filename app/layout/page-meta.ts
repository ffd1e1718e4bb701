import { salonAddress, salonName } from "#app/lib/names.ts";
import { shareImage } from "#app/lib/share-image.ts";
import type { PageSalon } from "#app/lib/site.ts";
import { layoutTexts } from "#app/texts/en/public/layout.ts";
import { currentLanguage } from "#app/texts/language.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import { alternatesOf, pathIn } from "#contract/language.ts";

/** As Open Graph writes them. */
const locales = { en: "en_US", bn: "bn_BD" } as const;

interface Page {
  /** The page's path; pages that should not be found have none. */
  path?: string;
  /** Without the salon's name; undefined if the salon's name is the title. */
  title?: string;
  description?: string | undefined;
  salon?: PageSalon;
}

/** The title and description of a page, for browsers, search engines and shared links. */
export function pageMeta({ title, description, salon, path }: Page) {
  const name = salon ? salonName(salon) : textsNow(layoutTexts).theSalon;
  const full = title
    ? `${title} | ${name}`
    : [textsNow(layoutTexts).salon(name), salon && salonAddress(salon)[0]].filter(Boolean).join(", ");
  return [
    { title: full },
    { property: "og:title", content: full },
    { property: "og:site_name", content: name },
    ...(description
      ? [
          { name: "description", content: description },
          { property: "og:description", content: description },
        ]
      : []),
    ...(salon && path !== undefined ? sharing(salon, path) : []),
  ];
}

function sharing(salon: PageSalon, path: string) {
  const { url } = salon;
  const language = currentLanguage();
  const own = url + pathIn(language, path);
  const image = shareImage(salon);
  return [
    { tagName: "link", rel: "canonical", href: own },
    ...alternatesOf(path).map(([hrefLang, like]) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang,
      href: url + like,
    })),
    { property: "og:url", content: own },
    { property: "og:locale", content: locales[language] },
    { property: "og:locale:alternate", content: locales[language === "bn" ? "en" : "bn"] },
    { property: "og:type", content: "website" },
    ...(image
      ? [
          { property: "og:image", content: image.address },
          ...(image.width && image.height
            ? [
                { property: "og:image:width", content: String(image.width) },
                { property: "og:image:height", content: String(image.height) },
              ]
            : []),
          { name: "twitter:card", content: "summary_large_image" },
        ]
      : []),
  ];
}

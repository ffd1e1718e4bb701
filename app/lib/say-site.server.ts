import type { RouterContextProvider } from "react-router";
import { serverApi } from "#app/lib/server-api.ts";
import type { PageSalon, SaidPicture, SiteFrame } from "#app/lib/site.ts";
import { siteStyle } from "#app/lib/site-style.ts";
import { languageOf } from "#contract/language.ts";
import type { Salon } from "#contract/salon.ts";
import type { SiteContent, SitePicture, Words } from "#contract/site-content.ts";
import type { Language } from "#domain/language.ts";

/** The salon's own words as a page's loader reads them, and how to say them in the page's language. */
export interface Site {
  salon: Salon;
  content: SiteContent;
  /** The text in the page's language; the English text if there is no Bangla. */
  say(words: Words): string;
  picture(picture: SitePicture | null): SaidPicture | null;
  /** The token of the preview that is shown. */
  preview?: string;
  /** Set when the address names a preview that has ended. */
  previewEnded?: true;
}

interface Asked {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

/** Reads the salon's content: the published one, or the one that the address's `preview` names until it ends. */
export async function readSite({ context, request }: Asked): Promise<Site> {
  const api = serverApi(context);
  const url = new URL(request.url);
  const token = url.searchParams.get("preview");
  const [salon, previewed] = await Promise.all([api.getSalon(), token ? api.getPreview(token) : null]);
  const content = previewed ?? (await api.getSite());
  const language = languageOf(url.pathname);
  const say = sayIn(language, salon);
  return {
    salon,
    content,
    say,
    picture: (picture) => picture && saidPicture(picture, say),
    ...(token && (previewed ? { preview: token } : { previewEnded: true as const })),
  };
}

/** The salon with the content that every page shows. */
export function pageSalon({ salon, content, say, picture, preview, previewEnded }: Site): PageSalon {
  const { logo, share, description, pages, footer, contact, home } = content;
  const site: SiteFrame = {
    style: siteStyle(content, { whole: preview !== undefined }),
    ...(preview && { preview }),
    ...(previewEnded && { previewEnded }),
    logo: picture(logo),
    share: picture(share),
    description: say(description),
    about: say(footer.about),
    services: footer.services.map(({ label, serviceId }) => ({ label: say(label), serviceId })),
    social: footer.social,
    map: picture(contact.map),
    pages: {
      login: picture(pages.login),
      signUp: picture(pages.signUp),
      secret: picture(pages.secret),
      notFound: picture(pages.notFound),
      member: picture(home.member.picture),
    },
  };
  return { ...salon, takesCards: salon.stripePublishableKey !== "", site };
}

function sayIn(language: Language, { name, nameBn }: Salon): (words: Words) => string {
  const own = language === "bn" ? (nameBn ?? name) : name;
  return (words) => (words[language] || words.en).replaceAll("{salon}", own);
}

function saidPicture({ address, alt, focus }: SitePicture, say: (words: Words) => string): SaidPicture {
  const middle = focus.x === 50 && focus.y === 50;
  return { address, alt: say(alt), ...(!middle && { focus: `focus-${focus.x}-${focus.y}` }) };
}

import type { SiteContent, SitePicture, Words } from "#contract/site-content.ts";

/** Where a part is in the editor: a block of the home page, or another group of parts. */
export type Section =
  | "hero"
  | SiteContent["home"]["order"][number]["block"]
  | "order"
  | "footer"
  | "shared"
  | "formPages"
  | "legal"
  | "colour";

/** One thing that the owner decides. It is compared, merged and reverted by itself. */
export interface SitePart {
  id: PartName;
  section: Section;
  /** Its path in the content, as in the contract's errors. */
  path: string;
  of: (content: SiteContent) => unknown;
  /** Copies this part from one content to another. */
  copy: (from: SiteContent, to: SiteContent) => void;
}

export type PictureSize = readonly [width: number, height: number];

export interface WordsPart extends SitePart {
  kind: "words";
  /** In characters. */
  most: number;
  of: (content: SiteContent) => Words;
  put: (content: SiteContent, words: Words) => void;
}

export interface PicturePart extends SitePart {
  kind: "picture";
  /** The shape of its place, and the pixels that fill it: width and height. */
  size: PictureSize;
  of: (content: SiteContent) => SitePicture | null;
  put: (content: SiteContent, picture: SitePicture | null) => void;
}

export type PartName =
  | "lead"
  | "heroPicture"
  | "cards"
  | "professionallyText"
  | "professionallyPicture"
  | "pricesPicture"
  | "memberText"
  | "memberPicture"
  | "mastersText"
  | "visitLead"
  | "order"
  | "about"
  | "footerServices"
  | "social"
  | "logo"
  | "share"
  | "description"
  | "map"
  | "login"
  | "signUp"
  | "secret"
  | "notFound"
  | "terms"
  | "privacy"
  | "accent";

/** Makes a part from the object of the content that contains it, and its key there. */
function part<Value, Key extends string>(
  id: PartName,
  section: Section,
  path: string,
  [owner, key]: [(content: SiteContent) => Record<Key, Value>, Key],
) {
  const put = (content: SiteContent, value: Value) => {
    owner(content)[key] = value;
  };
  const of = (content: SiteContent) => owner(content)[key];
  return { id, section, path, of, put, copy: (from: SiteContent, to: SiteContent) => put(to, of(from)) };
}

function words<Key extends string>(
  id: PartName,
  section: Section,
  path: string,
  most: number,
  at: [(content: SiteContent) => Record<Key, Words>, Key],
): WordsPart {
  return { kind: "words", most, ...part(id, section, path, at) };
}

function picture<Key extends string>(
  id: PartName,
  section: Section,
  path: string,
  size: PictureSize,
  at: [(content: SiteContent) => Record<Key, SitePicture | null>, Key],
): PicturePart {
  return { kind: "picture", size, ...part(id, section, path, at) };
}

/** Texts and pictures with a field of their own, in the order of the pages. */
export const fieldParts: (WordsPart | PicturePart)[] = [
  words("lead", "hero", "home.hero.lead", 300, [(c) => c.home.hero, "lead"]),
  picture("heroPicture", "hero", "home.hero.picture", [1000, 1200], [(c) => c.home.hero, "picture"]),
  words("professionallyText", "professionally", "home.professionally.text", 800, [
    (c) => c.home.professionally,
    "text",
  ]),
  picture(
    "professionallyPicture",
    "professionally",
    "home.professionally.picture",
    [800, 1000],
    [(c) => c.home.professionally, "picture"],
  ),
  picture("pricesPicture", "prices", "home.prices.picture", [600, 800], [(c) => c.home.prices, "picture"]),
  words("memberText", "member", "home.member.text", 300, [(c) => c.home.member, "text"]),
  picture("memberPicture", "member", "home.member.picture", [1920, 1200], [(c) => c.home.member, "picture"]),
  words("mastersText", "masters", "home.masters.text", 300, [(c) => c.home.masters, "text"]),
  words("visitLead", "visit", "home.visit.lead", 300, [(c) => c.home.visit, "lead"]),
  words("about", "footer", "footer.about", 400, [(c) => c.footer, "about"]),
  words("description", "shared", "description", 300, [(c) => c, "description"]),
  picture("logo", "shared", "logo", [400, 400], [(c) => c, "logo"]),
  picture("share", "shared", "share", [1200, 630], [(c) => c, "share"]),
  picture("map", "formPages", "contact.map", [1000, 700], [(c) => c.contact, "map"]),
  picture("login", "formPages", "pages.login", [800, 1000], [(c) => c.pages, "login"]),
  picture("signUp", "formPages", "pages.signUp", [800, 1000], [(c) => c.pages, "signUp"]),
  picture("secret", "formPages", "pages.secret", [800, 1000], [(c) => c.pages, "secret"]),
  picture("notFound", "formPages", "pages.notFound", [1200, 720], [(c) => c.pages, "notFound"]),
  words("terms", "legal", "terms", 10_000, [(c) => c, "terms"]),
  words("privacy", "legal", "privacy", 10_000, [(c) => c, "privacy"]),
];

/** Everything that the owner decides. */
export const siteParts: SitePart[] = [
  ...fieldParts,
  part("cards", "highlights", "home.highlights.cards", [(c) => c.home.highlights, "cards"]),
  part("order", "order", "home.order", [(c) => c.home, "order"]),
  part("footerServices", "footer", "footer.services", [(c) => c.footer, "services"]),
  part("social", "footer", "footer.social", [(c) => c.footer, "social"]),
  part("accent", "colour", "accent", [(c) => c, "accent"]),
];

/** The parts in which two contents differ. */
export function partsThatDiffer(one: SiteContent, other: SiteContent): SitePart[] {
  return siteParts.filter((part) => !isSame(part.of(one), part.of(other)));
}

/** The top-level keys of the content that differ, to be sent. */
export function changeBetween(known: SiteContent, now: SiteContent): Partial<SiteContent> {
  const sent = Object.entries(now).filter(([key, value]) => !isSame(value, known[key as keyof SiteContent]));
  return Object.fromEntries(sent);
}

/**
 * Merges what two people made of one draft: each part as the person who changed it left it.
 * @param clash whose version to use if both changed the same part
 * @returns the content, and the parts that both changed
 */
export function mergeContents(
  { known, mine, theirs }: Record<"known" | "mine" | "theirs", SiteContent>,
  clash: "mine" | "theirs" = "mine",
): { content: SiteContent; both: SitePart[] } {
  const content = structuredClone(theirs);
  const changed = partsThatDiffer(known, mine);
  const both = changed.filter(
    (part) => !isSame(part.of(known), part.of(theirs)) && !isSame(part.of(mine), part.of(theirs)),
  );
  for (const part of changed) if (clash === "mine" || !both.includes(part)) part.copy(mine, content);
  return { content, both };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

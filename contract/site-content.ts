import { z } from "zod";
import { id, mostCounted } from "#contract/fields.ts";
import { blocks, isWholeOrder } from "#domain/site/blocks.ts";

/**
 * What the salon says, in both languages. An empty text is not said: Bangla pages then show the English one.
 * `{salon}` in it is the salon's name.
 */
const words = (most: number) =>
  z.strictObject({ en: z.string().trim().max(most), bn: z.string().trim().max(most) });

export const Words = words(10_000);
export type Words = z.infer<typeof Words>;

const percent = z.int().min(0).max(100);

/** A picture that was uploaded, or a drawing of the site. */
const ownPicture = z
  .string()
  .max(300)
  .regex(
    /^(\/images\/[0-9a-f]{40}-\d{3,4}\.webp|\/art\/[a-z0-9-]+\.svg|\/icons\/share\.png|https:\/\/i\.ibb\.co\/\S+)$/,
    "Choose a picture of the salon's own",
  );

export const SitePicture = z.strictObject({
  address: ownPicture,
  /** What it shows, for people who can't see it; empty for decoration. */
  alt: words(200),
  /** What must stay in view where it is cut, in percent from the left and from the top. */
  focus: z.strictObject({ x: percent, y: percent }),
});
export type SitePicture = z.infer<typeof SitePicture>;

const picture = SitePicture.nullable();

const hosts = {
  facebook: ["facebook.com", "fb.com"],
  instagram: ["instagram.com"],
  youtube: ["youtube.com", "youtu.be"],
  x: ["x.com", "twitter.com"],
} as const;

export const socialNetworks = ["facebook", "instagram", "youtube", "x"] as const;

const httpsAddress = z
  .url({ protocol: /^https$/, error: "Enter an address that begins with https://" })
  .max(300);

const SocialLink = z
  .strictObject({ network: z.enum(socialNetworks), address: httpsAddress })
  .refine(({ network, address }) => isOn(hosts[network], address), {
    path: ["address"],
    message: "Enter the address of the salon's own page there",
  });
export type SocialLink = z.infer<typeof SocialLink>;

function isOn(allowed: readonly string[], address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return allowed.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** A card that leads to a service; to all of them where it names none. */
const HighlightCard = z.strictObject({
  title: words(60),
  text: words(200),
  picture,
  serviceId: id.nullable(),
});

const BlockOrder = z
  .array(z.strictObject({ block: z.enum(blocks), shown: z.boolean() }))
  .max(blocks.length)
  .refine(isWholeOrder, "Name each block once");

/** All that public pages say and show of one salon, beside its catalogue, settings and the specification's own texts. */
export const SiteContent = z.strictObject({
  /** The colour of buttons and links. A draft may hold one that can't be read, a publication never does. */
  accent: z.string().regex(/^#[0-9a-f]{6}$/, "Write the colour like #a3142f"),
  logo: picture,
  /** Shown where a link to the site is shared. */
  share: picture,
  /** For search engines. */
  description: words(300),
  home: z.strictObject({
    /** Below the first screen, from top to bottom. */
    order: BlockOrder,
    hero: z.strictObject({ lead: words(300), picture }),
    highlights: z.strictObject({ cards: z.array(HighlightCard).max(3) }),
    professionally: z.strictObject({ text: words(800), picture }),
    prices: z.strictObject({ picture }),
    member: z.strictObject({ text: words(300), picture }),
    masters: z.strictObject({ text: words(300) }),
    visit: z.strictObject({ lead: words(300) }),
  }),
  /** Beside the forms of these pages. */
  pages: z.strictObject({ login: picture, signUp: picture, secret: picture, notFound: picture }),
  footer: z.strictObject({
    about: words(400),
    services: z.array(z.strictObject({ label: words(40), serviceId: id })).max(6),
    social: z
      .array(SocialLink)
      .max(socialNetworks.length)
      .refine((links) => new Set(links.map(({ network }) => network)).size === links.length, {
        message: "Name each network once",
      }),
  }),
  /** The drawn way to the salon; without it, a link to a map. */
  contact: z.strictObject({ map: picture }),
  /** Instead of the pages that come with the product. */
  terms: words(10_000),
  privacy: words(10_000),
});
export type SiteContent = z.infer<typeof SiteContent>;

/** Counts up with every change of the draft and every publication: a change names the one that it has seen. */
const version = z.int().min(0).max(mostCounted);

const by = z.string().nullable();

export const SiteDraft = z.object({
  version,
  content: SiteContent,
  /** Whether the draft says anything else than what is published. */
  changed: z.boolean(),
  savedAt: z.string().nullable(),
  savedBy: by,
  /** Without an id where nothing is published yet: the words that a new salon begins with. */
  published: z.object({ _id: id.nullable(), content: SiteContent, at: z.string().nullable(), by }),
});
export type SiteDraft = z.infer<typeof SiteDraft>;

/** What changes in the draft: whole parts of it, so that one body carries them. */
export const SiteDraftSave = z.strictObject({
  version,
  change: SiteContent.partial().refine((parts) => Object.keys(parts).length > 0, "Name what changes"),
});
export type SiteDraftSave = z.infer<typeof SiteDraftSave>;

export const SeenVersion = z.strictObject({ version });

export const SeenVersionQuery = z.strictObject({
  version: z.coerce.number().int().min(0).max(mostCounted),
});

export const SiteDraftSaved = z.object({ version });

export const SitePublication = z.object({
  _id: id,
  /** Counts up from 1. */
  number: z.int(),
  at: z.string(),
  by,
  /** The publication that was published again. */
  restores: id.nullable(),
});
export type SitePublication = z.infer<typeof SitePublication>;

/** The newest 50; `before` a number, those before it. */
export const SitePublicationsQuery = z.strictObject({
  before: z.coerce.number().int().min(1).max(mostCounted).optional(),
});

export const WholeSitePublication = SitePublication.extend({ content: SiteContent });

export const SitePublished = z.object({ insertedId: id, version });

/** Of the draft, or of an earlier publication. */
export const NewSitePreview = z.strictObject({ publicationId: id.optional() });

/** `/?preview=TOKEN` shows it until then. */
export const SitePreview = z.object({ token: z.string(), expiresAt: z.string() });

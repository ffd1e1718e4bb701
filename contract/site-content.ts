import { z } from "zod";
import { id, mostCounted } from "#contract/fields.ts";
import { blocks, isWholeOrder } from "#domain/site/blocks.ts";

/**
 * A text of the salon in both languages. An empty text is not shown: Bangla pages then show the English one.
 * `{salon}` stands for the salon's name.
 */
const words = (most: number) =>
  z.strictObject({ en: z.string().trim().max(most), bn: z.string().trim().max(most) });

export const Words = words(10_000);
export type Words = z.infer<typeof Words>;

const percent = z.int().min(0).max(100);

/** An uploaded picture, or one of the site's drawings. */
const ownPicture = z
  .string()
  .max(300)
  .regex(
    /^(\/images\/[0-9a-f]{40}-\d{3,4}\.webp|\/art\/[a-z0-9-]+\.svg|\/icons\/share\.png|https:\/\/i\.ibb\.co\/\S+)$/,
    "Choose a picture of the salon's own",
  );

export const SitePicture = z.strictObject({
  address: ownPicture,
  /** What it shows, for people who can't see it. Empty for decoration. */
  alt: words(200),
  /** The point that must stay visible when it is cropped, in percent from the left and from the top. */
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
  if (!httpsAddress.safeParse(address).success) return false;
  const { hostname } = new URL(address);
  return allowed.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** A card that leads to a service, or to all of them if it names none. */
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

/**
 * Everything that public pages say and show about one salon, apart from its catalogue, settings and the
 * specification's own texts.
 */
export const SiteContent = z.strictObject({
  /** The colour of buttons and links. A draft may hold an illegible one, a publication never does. */
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
  /** A drawn map of the way to the salon. Without it, a link to a map. */
  contact: z.strictObject({ map: picture }),
  /** Replaces the pages that come with the product. */
  terms: words(10_000),
  privacy: words(10_000),
});
export type SiteContent = z.infer<typeof SiteContent>;

/** Counts every change of the draft and every publication. A change names the version that it has seen. */
const version = z.int().min(0).max(mostCounted);

const by = z.string().nullable();

export const SiteDraft = z.object({
  version,
  content: SiteContent,
  /** Whether the draft differs from what is published. */
  changed: z.boolean(),
  savedAt: z.string().nullable(),
  savedBy: by,
  /** The id is null while nothing is published: the content is what a new salon starts with. */
  published: z.object({ _id: id.nullable(), content: SiteContent, at: z.string().nullable(), by }),
});
export type SiteDraft = z.infer<typeof SiteDraft>;

/** Changes to the draft. Parts are sent whole, so that one body carries them. */
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
  /** The earlier publication that this one publishes again. */
  restores: id.nullable(),
});
export type SitePublication = z.infer<typeof SitePublication>;

/** The newest 50. With `before`, a number, the 50 before it. */
export const SitePublicationsQuery = z.strictObject({
  before: z.coerce.number().int().min(1).max(mostCounted).optional(),
});

export const WholeSitePublication = SitePublication.extend({ content: SiteContent });

export const SitePublished = z.object({ insertedId: id, version });

/** A preview of the draft, or of an earlier publication. */
export const NewSitePreview = z.strictObject({ publicationId: id.optional() });

/** `/?preview=TOKEN` shows it until `expiresAt`. */
export const SitePreview = z.object({ token: z.string(), expiresAt: z.string() });

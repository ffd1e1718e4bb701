import type { Salon } from "#contract/salon.ts";
import type { SocialLink } from "#contract/site-content.ts";

/** One of the salon's own pictures, in the page's language. */
export interface SaidPicture {
  address: string;
  alt: string;
  /** The class that keeps the focus in view when the picture is cropped; undefined for the middle. */
  focus?: string;
}

/** The salon's content on every page, in the page's language. An empty text is not shown. */
export interface SiteFrame {
  /** The CSS rules of the accent and the pictures' focus; empty if nothing differs from the style sheets. */
  style: string;
  /** The token of the preview that is shown. */
  preview?: string;
  /** Set when the address names a preview that has ended; the page shows the published content. */
  previewEnded?: true;
  logo: SaidPicture | null;
  share: SaidPicture | null;
  description: string;
  about: string;
  /** Links in the footer, each to a service by its id. */
  services: { label: string; serviceId: string }[];
  social: SocialLink[];
  map: SaidPicture | null;
  /** The pictures beside the forms of these pages, and on the page that sells the membership. */
  pages: Record<"login" | "signUp" | "secret" | "notFound" | "member", SaidPicture | null>;
}

/** The salon as every page receives it. */
export interface PageSalon extends Salon {
  /** Whether a card can pay here, and get its money back. */
  takesCards: boolean;
  site: SiteFrame;
}

import type { Salon } from "#contract/salon.ts";
import type { SocialLink } from "#contract/site-content.ts";

/** A picture of the salon's own, in the page's language. */
export interface SaidPicture {
  address: string;
  alt: string;
  /** A class that holds what must stay in view where it is cut; undefined for the middle. */
  focus?: string;
}

/** What stands on every page of the salon's own, in the page's language; an empty text is not shown. */
export interface SiteFrame {
  /** The rules that wear the accent and hold the pictures; empty where nothing differs from the style sheets. */
  style: string;
  /** The token of the preview that the page shows. */
  preview?: string;
  /** The address names a preview that has ended, so the page shows what is published. */
  previewEnded?: true;
  logo: SaidPicture | null;
  share: SaidPicture | null;
  description: string;
  about: string;
  /** Links of the footer, each to a service by its id. */
  services: { label: string; serviceId: string }[];
  social: SocialLink[];
  map: SaidPicture | null;
  /** Beside the forms of these pages, and on the page that membership is sold on. */
  pages: Record<"login" | "signUp" | "secret" | "notFound" | "member", SaidPicture | null>;
}

/** The salon as every page is rendered with it. */
export interface PageSalon extends Salon {
  site: SiteFrame;
}

import { noOrigins, type PageOrigins } from "#server/identity/port.ts";

/** The origins that a page with Stripe's script, frames and calls needs. */
export const stripeOrigins: PageOrigins = {
  scripts: ["https://js.stripe.com"],
  frames: ["https://js.stripe.com", "https://hooks.stripe.com"],
  connections: ["https://api.stripe.com"],
};

/**
 * The security headers of a finished page: it may only use our own files, and inline scripts that its renderer wrote.
 * @param scripts their hashes in the policy's format; no other inline script runs
 * @param site.styles the hashes of the inline style sheets that its renderer wrote
 * @param site.pictureOrigin another site that stores the salon's pictures
 * @param site.identity what the identity provider needs on pages
 * @param site.framedBy who may show it in a frame: this site as `'self'`, for the site editor, or other origins
 * @param site.cards what the card provider's part of a page needs
 */
export function pagePolicy(
  scripts: readonly string[],
  site: {
    cards?: PageOrigins;
    pictureOrigin?: string | null;
    identity?: PageOrigins;
    styles?: readonly string[];
    framedBy?: readonly string[];
  },
): Record<string, string> {
  const others = [site.cards ?? noOrigins, site.identity ?? noOrigins];
  const from = (kind: keyof PageOrigins) => others.flatMap((origins) => origins[kind]);
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(scripts), ...from("scripts")].join(" "),
    ["style-src 'self'", ...(site.styles ?? [])].join(" "),
    `img-src 'self' data: blob:${site.pictureOrigin ? ` ${site.pictureOrigin}` : ""}`,
    "font-src 'self'",
    ["connect-src 'self'", ...from("connections")].join(" "),
    ["frame-src 'self'", ...from("frames")].join(" "),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${site.framedBy?.join(" ") || "'none'"}`,
  ].join("; ");
  return {
    "content-security-policy": policy,
    "cross-origin-opener-policy": "same-origin-allow-popups",
  };
}

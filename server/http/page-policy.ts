import { noOrigins, type PageOrigins } from "#server/identity/port.ts";

/** What Stripe's script, frames and calls need of a page. */
export const stripeOrigins: PageOrigins = {
  scripts: ["https://js.stripe.com"],
  frames: ["https://js.stripe.com", "https://hooks.stripe.com"],
  connections: ["https://api.stripe.com"],
};

/**
 * The security headers of a finished page: only our own files, and the inline scripts that its renderer wrote itself.
 * @param scripts their hashes, as a policy writes them; what else stands in the page does not run
 * @param site.styles the hashes of the inline style sheets that its renderer wrote
 * @param site.pictureOrigin another site that keeps the salon's pictures
 * @param site.identity what the identity provider needs of pages
 * @param site.framedBy who may show it in a frame: this site as `'self'`, as the editor of the site does, or other origins
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

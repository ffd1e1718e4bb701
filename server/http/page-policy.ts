import { noOrigins, type PageOrigins } from "#server/identity/port.ts";

const stripeOrigins: PageOrigins = {
  scripts: ["https://js.stripe.com"],
  frames: ["https://js.stripe.com", "https://hooks.stripe.com"],
  connections: ["https://api.stripe.com"],
};

/**
 * The security headers of a finished page: only our own files, and the inline scripts that its renderer wrote itself.
 * @param scripts their hashes, as a policy writes them; what else stands in the page does not run
 * @param site.pictureOrigin another site that keeps the salon's pictures
 * @param site.identity what the identity provider needs of pages
 * @param site.stripe lets Stripe's script, frames and calls in, for a salon that takes cards with it
 */
export function pagePolicy(
  scripts: readonly string[],
  site: { stripe: boolean; pictureOrigin?: string | null; identity?: PageOrigins },
): Record<string, string> {
  const others = [site.stripe ? stripeOrigins : noOrigins, site.identity ?? noOrigins];
  const from = (kind: keyof PageOrigins) => others.flatMap((origins) => origins[kind]);
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(scripts), ...from("scripts")].join(" "),
    "style-src 'self'",
    `img-src 'self' data: blob:${site.pictureOrigin ? ` ${site.pictureOrigin}` : ""}`,
    "font-src 'self'",
    ["connect-src 'self'", ...from("connections")].join(" "),
    `frame-src ${from("frames").join(" ") || "'none'"}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
  return {
    "content-security-policy": policy,
    "cross-origin-opener-policy": "same-origin-allow-popups",
  };
}

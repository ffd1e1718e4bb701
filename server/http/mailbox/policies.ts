import { hash } from "node:crypto";

/** The style sheet of the mailbox's own pages. */
export const style = `
body{margin:0 auto;max-width:60rem;padding:1.5rem 1rem 3rem;background:#fbf2ef;color:#24121a;font:16px/1.5 "Segoe UI",Helvetica,Arial,sans-serif}
h1{font:400 2rem/1.2 Georgia,serif;margin:0 0 .5rem;overflow-wrap:anywhere}
a{color:#a3142f}
.muted{color:#6b545d}
ul{list-style:none;padding:0;border-top:1px solid #ecdcd6}
li{padding:.75rem 0;border-bottom:1px solid #ecdcd6;overflow-wrap:anywhere}
li a{font-weight:600}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#fffcfa;border:1px solid #ecdcd6;border-radius:4px;padding:1rem;font:inherit}
iframe{width:100%;height:48rem;border:1px solid #ecdcd6;border-radius:4px;background:#fbf2ef}
`;

const styleHash = hash("sha256", style, "base64");

/** The content security policy of the mailbox's own pages: their style and frames of this site only. */
export const mailboxPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * The policy for a mail in its frame: its own inline styles and the site's pictures. Links open in a new tab, and no
 * scripts run.
 */
export const mailPolicy = (publicUrl: string): string =>
  [
    "sandbox allow-popups allow-popups-to-escape-sandbox",
    "default-src 'none'",
    `img-src 'self' ${new URL(publicUrl).origin} https://i.ibb.co`,
    "style-src 'unsafe-inline'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join("; ");

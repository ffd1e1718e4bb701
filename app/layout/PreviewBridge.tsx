import { useEffect } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";

interface Props {
  /** What the address carries while the preview is shown. */
  token: string;
  /** The salon's own rules, as they are now. */
  style: string;
}

/** What the editor of the site says once a draft is saved. */
const draftSaved = "site-draft-saved";

/**
 * In a preview: keeps it while the owner walks about, reads the draft again when the editor has saved it, and puts the
 * colour on that the page did not come with.
 */
export default function PreviewBridge({ token, style }: Props) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (query.get("preview") === token) return;
    query.set("preview", token);
    void navigate({ pathname, search: `?${query}`, hash }, { replace: true, preventScrollReset: true });
  }, [navigate, token, pathname, search, hash]);
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      if (event.origin === location.origin && event.data === draftSaved) void revalidate();
    };
    addEventListener("message", hear);
    // What was saved while the page loaded was told to nobody.
    void revalidate();
    return () => removeEventListener("message", hear);
  }, [revalidate]);
  useEffect(() => {
    // The page's policy takes no other inline rules than those that it came with; this way is the script's own.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [sheet];
    // A preview that ends leaves the page to what is published.
    return () => {
      document.adoptedStyleSheets = [];
    };
  }, [style]);
  return null;
}

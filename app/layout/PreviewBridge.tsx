import { useEffect } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";

interface Props {
  /** The preview's token in the URL. */
  token: string;
  /** The salon's CSS rules, as they are now. */
  style: string;
}

/** The message that the site editor sends once a draft is saved. */
const draftSaved = "site-draft-saved";

/**
 * In a preview: stays in it while the owner navigates, refetches the draft when the editor has saved it, and applies
 * a colour that the page was not rendered with.
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
    // Nobody was told of what was saved while the page loaded.
    void revalidate();
    return () => removeEventListener("message", hear);
  }, [revalidate]);
  useEffect(() => {
    // The page's policy allows no inline styles but those it came with. A constructed style sheet is allowed.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [sheet];
    // After the preview ends, the page shows the published styles.
    return () => {
      document.adoptedStyleSheets = [];
    };
  }, [style]);
  return null;
}

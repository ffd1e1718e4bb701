import { type RefObject, useEffect, useRef, useState } from "react";
import type { useSitePreview } from "#app/data/site.ts";
import { siteEditorTexts } from "#app/texts/en/dashboard/site-editor.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { RetryButton } from "#app/ui/RetryButton.tsx";

interface Props {
  frame: RefObject<HTMLIFrameElement | null>;
  preview: ReturnType<typeof useSitePreview>;
  /** The block being edited, which is scrolled into view. */
  block: string;
}

const widths = { desk: 1280, phone: 390 };

/**
 * The real home page with the draft, at the width of a desktop or a phone, in either language. It begins with the one
 * that is looked at.
 */
export function SitePreview({ frame, preview, block }: Props) {
  const texts = useTexts(siteEditorTexts);
  const [width, setWidth] = useState<keyof typeof widths>(() =>
    window.matchMedia("(width < 48rem)").matches ? "phone" : "desk",
  );
  const [language, setLanguage] = useState<"en" | "bn">("en");
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  const { data, error, refetch } = preview;

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    frame.current?.contentDocument?.querySelector(`[data-block="${block}"]`)?.scrollIntoView();
  }, [block, frame]);

  const scale = Math.min(1, room / widths[width]);
  return (
    <section className="site-preview" aria-label={texts.preview}>
      <div className="flex flex-wrap justify-between gap-2 p-3">
        <div className="segments">
          {(["desk", "phone"] as const).map((id) => (
            <button key={id} type="button" aria-pressed={width === id} onClick={() => setWidth(id)}>
              {texts.widths[id]}
            </button>
          ))}
        </div>
        <div className="segments">
          {(["en", "bn"] as const).map((id) => (
            <button key={id} type="button" aria-pressed={language === id} onClick={() => setLanguage(id)}>
              <span lang={id}>{id === "en" ? "English" : "বাংলা"}</span>
            </button>
          ))}
        </div>
      </div>
      <div ref={box} className="site-frame">
        {data && room > 0 && (
          <iframe
            ref={frame}
            title={texts.preview}
            src={`${language === "bn" ? "/bn" : "/"}?preview=${data.token}`}
            width={widths[width]}
            height={Math.round(640 / scale)}
            style={{ transform: `scale(${scale})` }}
          />
        )}
        {error && (
          <p className="p-4">
            {texts.noPreview} <RetryButton onClick={refetch} />
          </p>
        )}
      </div>
    </section>
  );
}

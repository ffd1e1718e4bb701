import { uiTexts } from "#app/texts/en/public/ui.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { classes } from "./classes.ts";

/** The mark with a running stitch: a whole page, or a part of one, is being prepared. Shows after 300 ms. */
export function Loader({ page = true, label }: { page?: boolean; label?: string }) {
  const texts = useTexts(uiTexts);
  return (
    <div className={classes("loader late", page && "loader-page")} role="status">
      <img src="/art/mark.svg" alt="" width="56" height="56" />
      <i className="stitch" />
      <span className="sr">{label ?? texts.loading}</span>
    </div>
  );
}

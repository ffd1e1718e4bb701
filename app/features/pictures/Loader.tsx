import { pictureOf } from "#app/lib/own-picture.ts";
import { useLoadedSalon } from "#app/lib/use-salon.ts";
import { uiTexts } from "#app/texts/en/public/ui.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { classes } from "#app/ui/classes.ts";

/** The mark with a running stitch, while a page or a part of it is being prepared. Shows after 300 ms. */
export function Loader({ page = true }: { page?: boolean }) {
  const texts = useTexts(uiTexts);
  const logo = useLoadedSalon()?.site.logo;
  return (
    <div className={classes("loader late", page && "loader-page")} role="status">
      {logo && <img src={pictureOf(logo.address, 400)} alt="" width="56" height="56" />}
      <i className="stitch" />
      <span className="sr">{texts.loading}</span>
    </div>
  );
}

import { classes } from "./classes.ts";

/** The mark with a running stitch: a whole page, or a part of one, is being prepared. Shows after 300 ms. */
export function Loader({ page = true, label = "Loading" }: { page?: boolean; label?: string }) {
  return (
    <div className={classes("loader late", page && "loader-page")} role="status">
      <img src="/art/mark.svg" alt="" width="56" height="56" />
      <i className="stitch" />
      <span className="sr">{label}</span>
    </div>
  );
}

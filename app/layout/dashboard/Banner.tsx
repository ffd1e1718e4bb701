import { classes } from "#app/ui/classes.ts";

/** The muslin banner of an admin page, with its heading. @param slim leaves more room for what is below */
export function Banner({ title, slim }: { title: string; slim?: boolean }) {
  return (
    <div className={classes("ban ban-sm", slim && "ban-slim")}>
      <img src="/art/muslin-folds.svg" alt="" width="1600" height="900" />
      <h1 className="h1">{title}</h1>
    </div>
  );
}

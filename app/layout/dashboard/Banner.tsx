/** The muslin banner of an admin page, with its heading. */
export function Banner({ title }: { title: string }) {
  return (
    <div className="ban ban-sm">
      <img src="/art/muslin-folds.svg" alt="" width="1600" height="900" />
      <h1 className="h1">{title}</h1>
    </div>
  );
}

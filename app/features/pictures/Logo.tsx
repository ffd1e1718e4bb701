import { pictureOf } from "#app/lib/own-picture.ts";
import { useLoadedSalon } from "#app/lib/use-salon.ts";

/** The salon's mark, if it has one, and its name. `name` comes from the salon's settings. */
export function Logo({ name }: { name: string }) {
  const logo = useLoadedSalon()?.site.logo;
  return (
    <>
      {logo && <img src={pictureOf(logo.address, 400)} alt="" width="30" height="30" />}
      <span className="logo-name" data-length={lengthOf(name)}>
        {name}
      </span>
    </>
  );
}

/** Undefined if the name is short enough for the largest letters. */
function lengthOf({ length }: string): "long" | "longer" | undefined {
  if (length > 24) return "longer";
  return length > 10 ? "long" : undefined;
}

import { pictureOf } from "#app/lib/own-picture.ts";
import { useLoadedSalon } from "#app/lib/use-salon.ts";

/** The salon's mark, where it has one, and its name. `name` comes from the salon's settings. */
export function Logo({ name }: { name: string }) {
  const logo = useLoadedSalon()?.site.logo;
  return (
    <>
      {logo && <img src={pictureOf(logo.address, 400)} alt="" width="30" height="30" />}
      {name}
    </>
  );
}

import { SitePicture } from "#app/features/pictures/SitePicture.tsx";
import { useSalon } from "#app/lib/use-salon.ts";

/** The picture beside a page's form, if the owner has chosen one. */
export function PagePicture({ of }: { of: "login" | "signUp" }) {
  const picture = useSalon().site.pages[of];
  return picture && <SitePicture picture={picture} width={800} height={1000} sizes="50vw" />;
}

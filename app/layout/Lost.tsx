import type { ReactNode } from "react";
import { SitePicture } from "#app/features/pictures/SitePicture.tsx";
import { useLoadedSalon } from "#app/lib/use-salon.ts";

/** The picture for a missing page, and a message. The children are the ways on. */
export function Lost({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const picture = useLoadedSalon()?.site.pages.notFound;
  return (
    <div className="lost">
      {picture && <SitePicture picture={picture} width={1200} height={720} />}
      <div className="lost-text">
        <h1 className="h1">{title}</h1>
        <p className="lead">{text}</p>
        <div className="button-row">{children}</div>
      </div>
    </div>
  );
}

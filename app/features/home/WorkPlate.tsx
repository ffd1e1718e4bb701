import { Fragment } from "react";
import type { SaidWork } from "#app/features/home/say-works.server.ts";

/**
 * The picture of a work. In a pair, the one from after the visit covers the one from before, up to a slider.
 */
export function WorkPlate({
  shots,
  compare,
  loading,
}: Pick<SaidWork, "shots" | "compare"> & { loading?: "lazy" }) {
  return (
    <div className="plate shots">
      {shots.map(({ said, img }) => (
        <Fragment key={said}>
          {said && <i>{said}</i>}
          <img {...img} alt={img.alt} width="800" height="1000" loading={loading} />
        </Fragment>
      ))}
      {compare && (
        <input
          type="range"
          aria-label={compare}
          onInput={({ currentTarget }) =>
            currentTarget.parentElement?.style.setProperty("--at", currentTarget.value)
          }
        />
      )}
    </div>
  );
}

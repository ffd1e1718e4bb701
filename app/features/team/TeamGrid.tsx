import type { Master } from "#contract/masters.ts";

/** The masters' portraits with name and role: one, two or four in a row. */
export function TeamGrid({ masters }: { masters: Master[] }) {
  return (
    <div className="team">
      {masters.map((master) => (
        <figure key={master._id} className="plate">
          <img
            src={master.photo}
            alt={`Portrait of ${master.name}`}
            width="800"
            height="1000"
            loading="lazy"
          />
          <figcaption>
            <b>{master.name}</b>
            <span>{master.role}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

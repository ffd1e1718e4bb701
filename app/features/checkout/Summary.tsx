import type { ReactNode } from "react";
import { money } from "#app/lib/money.ts";
import { inSalon, timeSpan } from "#app/lib/salon-time.ts";
import type { Service } from "#contract/services.ts";

interface Props {
  services: Service[];
  masterName: string;
  startsAt: string | undefined;
  zone: string;
  where: string;
  /** Dollars. */
  total: number;
  /** What goes back when the visit is cancelled, once an hour is chosen. */
  terms: string | undefined;
  /** The hold's countdown, once there is one. */
  children?: ReactNode;
}

const minuteMs = 60_000;

/** What is being bought, beside the page and always in view where there is room. */
export function Summary({ services, masterName, startsAt, zone, where, total, terms, children }: Props) {
  const minutes = services.reduce((sum, service) => sum + service.minutes, 0);
  const endsAt = startsAt && new Date(Date.parse(startsAt) + minutes * minuteMs).toISOString();
  const [first] = services;
  return (
    <aside className="sum card" aria-label="Your visit">
      {first && (
        <div className="sum-top">
          <div className="pic">
            <img src={first.img} alt="" width="84" height="100" />
          </div>
          <div>
            {services.map((service) => (
              <h2 key={service._id} className="h4">
                {service.service_name}
              </h2>
            ))}
            <p className="sm muted num">{minutes} min</p>
          </div>
        </div>
      )}
      <dl className="sum-lines">
        <div>
          <dt>Master</dt>
          <dd>{masterName}</dd>
        </div>
        <div>
          <dt>Day</dt>
          <dd className="num">{startsAt ? inSalon("longDay", startsAt, zone) : "Not chosen yet"}</dd>
        </div>
        <div>
          <dt>Time</dt>
          <dd className="num">
            {startsAt && endsAt ? timeSpan(startsAt, endsAt, zone, true) : "Not chosen yet"}
          </dd>
        </div>
        <div>
          <dt>Where</dt>
          <dd>{where}</dd>
        </div>
        <div className="sum-total">
          <dt>Total</dt>
          <dd className="num">{money(total)}</dd>
        </div>
      </dl>
      {children}
      {terms && <p className="hint num mt-3.5">{terms}</p>}
    </aside>
  );
}

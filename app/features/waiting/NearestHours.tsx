import { Link } from "react-router";
import { useNextHours } from "#app/data/availability.ts";
import { useMasters } from "#app/data/masters.ts";
import { hourPlace } from "#app/features/waiting/offered-place.ts";
import { firstName, masterName } from "#app/lib/names.ts";
import { moment } from "#app/lib/refund-terms.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { waitingTexts } from "#app/texts/en/dashboard/waiting.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { OfferedHour } from "#contract/waiting.ts";

/**
 * Shown instead of a slot that is gone: the first free one with any master, and with the same master. Renders nothing
 * if none is known.
 */
export function NearestHours({ serviceIds, masterIds }: Pick<OfferedHour, "serviceIds" | "masterIds">) {
  const { zone } = useSalon();
  const texts = useTexts(waitingTexts);
  const { data } = useNextHours(serviceIds);
  const masters = useMasters().data ?? [];
  const [wanted, ...others] = [...new Set(masterIds)];
  const master = others.length === 0 ? masters.find(({ _id }) => _id === wanted) : undefined;
  const own = master && data?.masters.find(({ masterId }) => masterId === master._id)?.next;
  const isOwnFirst = own?.startsAt === data?.anyone?.startsAt;
  const rows = [
    { label: texts.freeWithAnyone, hour: isOwnFirst ? undefined : data?.anyone },
    { label: texts.freeWith(master ? firstName(masterName(master)) : ""), hour: own },
  ];
  return (
    <dl className="waiting-nearest">
      {rows.map(
        ({ label, hour }) =>
          hour && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Link className="link num" to={hourPlace({ serviceIds, ...hour })}>
                  {moment(hour.startsAt, zone)}
                </Link>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

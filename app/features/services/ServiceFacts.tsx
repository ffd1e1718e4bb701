import type { ReactNode } from "react";
import { useNextOpening } from "#app/features/hours/use-next-opening.ts";
import type { Choice } from "#app/features/services/choices.ts";
import { firstName, masterName } from "#app/lib/names.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { servicesTexts } from "#app/texts/en/public/services.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { Loading, Skeleton } from "#app/ui/Skeleton.tsx";
import type { Master } from "#contract/masters.ts";

interface Props {
  choice: Choice;
  performers: Master[];
  /** Shown below the first free slot. */
  children: ReactNode;
}

/** When the choice can begin, with which masters, and until when it can be cancelled free of charge. */
export function ServiceFacts({ choice: { size, addOns }, performers, children }: Props) {
  const texts = useTexts(servicesTexts);
  const { policy } = useSalon();
  const opening = useNextOpening([size, ...addOns].map(({ _id }) => _id).join());
  const free = policy.refunds.find(({ percent }) => percent === 100);
  return (
    <dl className="mini">
      <div>
        <dt>{texts.nextOpening}</dt>
        <dd className="num">
          {opening === undefined ? (
            <Loading>
              <Skeleton className="h-4 w-32" />
            </Loading>
          ) : (
            (opening?.text ?? texts.askAtDesk)
          )}
        </dd>
        <dd className="mini-action">{children}</dd>
      </div>
      {performers.length > 0 && (
        <div>
          <dt>{texts.masters}</dt>
          <dd className="flex items-center gap-3">
            <span className="stack">
              {performers.map((master) => (
                <Avatar key={master._id} name={masterName(master)} photo={master.photo} size="s" />
              ))}
            </span>
            {performers.map((master) => firstName(masterName(master))).join(", ")}
          </dd>
        </div>
      )}
      {free && (
        <div>
          <dt>{texts.changingYourMind}</dt>
          <dd className="num">{texts.freeUntil(Math.max(free.noticeHours, policy.cancelNoticeHours))}</dd>
        </div>
      )}
    </dl>
  );
}

import { useMasters } from "#app/data/masters.ts";
import { useServices } from "#app/data/services.ts";
import { bookables } from "#app/lib/bookables.ts";
import { money } from "#app/lib/money.ts";
import { masterName, serviceName } from "#app/lib/names.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { guestsTexts } from "#app/texts/en/dashboard/guests.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { Button } from "#app/ui/Button.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import type { Guest } from "#contract/guests.ts";

/** A guest's habits, a button to book them again, and the money between the guest and the salon. */
export function GuestHabits({ guest, onBook }: { guest: Guest; onBook: () => void }) {
  const { zone } = useSalon();
  const texts = useTexts(guestsTexts);
  const masters = useMasters().data ?? [];
  const services = bookables(useServices().data ?? []);
  const { usualMaster, usualService, visits, spent, owes, memberUntil } = guest;
  const master = masters.find(({ _id }) => _id === usualMaster?._id);
  const service = services.find(({ _id }) => _id === usualService?._id);
  return (
    <div className="grid min-w-0 content-start gap-5">
      {((usualMaster && master) || (usualService && service)) && (
        <Card className="guest-aside">
          <h2 className="h4">{texts.likes}</h2>
          <ul className="grid gap-3">
            {usualMaster && master && (
              <li className="guest-name">
                <Avatar name={masterName(master)} photo={master.photo} />
                <span>
                  <b>{masterName(master)}</b>
                  <span className="guest-sub num">{texts.times(usualMaster.visits, visits)}</span>
                </span>
              </li>
            )}
            {usualService && service && (
              <li className="guest-name">
                <span className="guest-mark">
                  <Icon name="leaf" />
                </span>
                <span>
                  <b>{serviceName(service)}</b>
                  <span className="guest-sub num">{texts.times(usualService.visits, visits)}</span>
                </span>
              </li>
            )}
          </ul>
          <Button variant="soft" size="sm" block onClick={onBook}>
            {texts.bookAgain}
          </Button>
        </Card>
      )}
      <Card className="guest-aside">
        <h2 className="h4">{texts.money}</h2>
        <dl className="guest-money sm num">
          <dt>{memberUntil ? texts.memberUntil : texts.noMember}</dt>
          <dd>{memberUntil ? inSalon("date", memberUntil, zone) : texts.no}</dd>
          <dt>{texts.paidVisits}</dt>
          <dd>{money(spent)}</dd>
          <dt>{texts.stillOwed}</dt>
          <dd>{money(owes)}</dd>
        </dl>
      </Card>
    </div>
  );
}

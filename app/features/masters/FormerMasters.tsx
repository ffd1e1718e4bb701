import { useFormerMasters, useRetireMaster } from "#app/data/schedules.ts";
import { masterName, masterRole } from "#app/lib/names.ts";
import { formerTexts } from "#app/texts/en/dashboard/former-masters.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { Button } from "#app/ui/Button.tsx";
import { keepFocus } from "#app/ui/return-focus.ts";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { ManagedMaster } from "#contract/schedules.ts";

/** Masters who have left, and can come back as before. Renders nothing if there are none. */
export function FormerMasters() {
  const texts = useTexts(formerTexts);
  const retiring = useRetireMaster();
  const former = useFormerMasters();

  async function comeBack(master: ManagedMaster) {
    keepFocus();
    const back = await retiring.run({ id: master._id, worksHere: true }, texts.notLeft);
    if (back) notifySuccess(texts.hasReturned(masterName(master)));
  }

  if (former.length === 0) return null;
  return (
    <section className="mt-8" aria-labelledby="former-masters">
      <h2 className="h4 mb-3" id="former-masters">
        {texts.former}
      </h2>
      <ul className="grid gap-2">
        {former.map((master) => (
          <li key={master._id} className="card flex flex-wrap items-center gap-3 p-4">
            <Avatar name={masterName(master)} photo={master.photo} />
            <span className="grow">
              <b className="block font-semibold">{masterName(master)}</b>
              <span className="sm muted">{masterRole(master)}</span>
            </span>
            <Button variant="line" size="sm" loading={retiring.busy} onClick={() => void comeBack(master)}>
              {texts.returns}
              <span className="sr">: {masterName(master)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

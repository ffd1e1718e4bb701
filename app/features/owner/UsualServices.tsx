import { type SubmitEvent, useState } from "react";
import { useAddServices } from "#app/data/setup.ts";
import { type UsualService, usualServices } from "#app/features/owner/usual-services.ts";
import { numberText } from "#app/lib/number-text.ts";
import { setupTexts } from "#app/texts/en/dashboard/setup.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { FormProblem } from "#app/ui/FormProblem.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";

interface Row extends UsualService {
  isKept: boolean;
}

const limits = { minutes: { min: 5, max: 720, step: 5 }, price: { min: 0.5, max: 100_000, step: 0.01 } };

/** Usual services to begin with: ticked, with the salon's own minutes and prices. */
export function UsualServices({ count, onDone }: { count: number; onDone: () => void }) {
  const texts = useTexts(setupTexts);
  const add = useAddServices();
  const [rows, setRows] = useState<Row[]>(() => usualServices.map((one) => ({ ...one, isKept: false })));
  const kept = rows.filter(({ isKept }) => isKept);
  const change = (name: string, part: Partial<Row>) =>
    setRows((all) => all.map((row) => (row.name === name ? { ...row, ...part } : row)));

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const added = await add.run(
      kept.map(({ name, nameBn, image, category, minutes, price }) => ({
        service_name: name,
        nameBn,
        img: image,
        category,
        minutes,
        price,
        details: texts.detailsToCome,
      })),
    );
    if (added === undefined) return;
    notifySuccess(texts.kept);
    setRows((all) => all.filter(({ isKept }) => !isKept));
    onDone();
  }

  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
      {count > 0 && <p className="sm muted num">{texts.services(count, numberText(count))}</p>}
      <table className="setup-services">
        <thead>
          <tr className="sm muted">
            <th scope="col">{texts.service}</th>
            <th scope="col">{texts.minutes}</th>
            <th scope="col">{texts.price}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, isKept, ...typed }) => (
            <tr key={name}>
              <td>
                <label>
                  <input
                    type="checkbox"
                    checked={isKept}
                    onChange={({ target }) => change(name, { isKept: target.checked })}
                  />
                  {name}
                </label>
              </td>
              {(["minutes", "price"] as const).map((field) => (
                <td key={field}>
                  <input
                    className="in num"
                    type="number"
                    {...limits[field]}
                    required={isKept}
                    disabled={!isKept}
                    aria-label={texts.of(texts[field], name)}
                    value={Number.isNaN(typed[field]) ? "" : typed[field]}
                    onChange={({ target }) => change(name, { [field]: target.valueAsNumber })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <FormProblem problem={add.problem(texts.notKept)} />
      <div className="flex flex-wrap gap-2.5">
        <Button
          type="submit"
          size="sm"
          disabled={kept.length === 0}
          loading={add.busy}
          loadingText={texts.keeping}
        >
          {texts.keep(kept.length, numberText(kept.length))}
        </Button>
        <LinkButton size="sm" variant="quiet" to="/dashboard/service">
          {texts.otherService}
        </LinkButton>
      </div>
    </form>
  );
}

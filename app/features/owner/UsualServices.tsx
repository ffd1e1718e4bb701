import { useId } from "react";
import { useAllServices } from "#app/data/owners-services.ts";
import { useAddServices } from "#app/data/setup.ts";
import type { SaidRows, TypedRows } from "#app/features/owner/usual-rules.ts";
import { detailsToCome, usualServices } from "#app/features/owner/usual-services.ts";
import { serviceName } from "#app/lib/names.ts";
import { numberText } from "#app/lib/number-text.ts";
import { useContractForm } from "#app/lib/use-contract-form.ts";
import { setupTexts } from "#app/texts/en/dashboard/setup.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { FieldError } from "#app/ui/FieldError.tsx";
import { FormProblem } from "#app/ui/FormProblem.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";

/** Usual services that the salon does not have yet, ticked, with minutes and prices for the owner to change. */
export function UsualServices({ count, onDone }: { count: number; onDone: () => void }) {
  const texts = useTexts(setupTexts);
  const id = useId();
  const add = useAddServices();
  const { data: all = [] } = useAllServices();
  const isThere = (name: string) => all.some(({ service_name }) => service_name === name);
  const form = useContractForm<TypedRows, SaidRows, number>({
    rules: async () => (await import("#app/features/owner/usual-rules.ts")).UsualRows,
    start: {
      rows: usualServices.map(({ minutes, price }) => ({
        ...{ isKept: false as const, minutes: `${minutes}`, price: `${price}` },
      })),
    },
    change: {
      ...add,
      run: ({ rows }) =>
        add.run({
          services: usualServices.flatMap(({ name, nameBn, image, category }, index) => {
            const row = rows[index];
            if (!row?.isKept || isThere(name)) return [];
            const { minutes, price } = row;
            const said = { service_name: name, nameBn, img: image, category, minutes, price };
            return [{ ...said, ...detailsToCome }];
          }),
          onAdded: (name) => {
            const index = usualServices.findIndex((one) => one.name === name);
            form.setValue(`rows.${index}.isKept`, false);
          },
        }),
    },
    failed: texts.notKept,
    onSent: () => notifySuccess(texts.kept),
    onDone,
  });
  const rows = form.watch("rows");
  const kept = usualServices.filter(({ name }, index) => rows[index]?.isKept && !isThere(name)).length;

  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void form.submit(event)}>
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
          {usualServices.map(
            ({ name, nameBn }, index) =>
              !isThere(name) && (
                <tr key={name}>
                  <td>
                    <label>
                      <input type="checkbox" {...form.register(`rows.${index}.isKept`)} />
                      {serviceName({ service_name: name, nameBn })}
                    </label>
                  </td>
                  {(["minutes", "price"] as const).map((number) => {
                    const { error, ...input } = form.field(`rows.${index}.${number}`);
                    const errorId = `${id}-${index}-${number}`;
                    return (
                      <td key={number}>
                        <input
                          className="in num"
                          inputMode="decimal"
                          disabled={!rows[index]?.isKept}
                          aria-label={texts.of(texts[number], serviceName({ service_name: name, nameBn }))}
                          aria-invalid={error ? true : undefined}
                          aria-describedby={error && errorId}
                          {...input}
                        />
                        <FieldError id={errorId}>{error}</FieldError>
                      </td>
                    );
                  })}
                </tr>
              ),
          )}
        </tbody>
      </table>
      <FormProblem problem={form.problem} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="sm" disabled={kept === 0} loading={form.busy} loadingText={texts.keeping}>
          {texts.keep(kept, numberText(kept))}
        </Button>
        <LinkButton size="sm" variant="quiet" to="/dashboard/service">
          {texts.otherService}
        </LinkButton>
      </div>
    </form>
  );
}

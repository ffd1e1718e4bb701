import { useImports } from "#app/data/imports.ts";
import { useTakeBack } from "#app/features/imports/use-take-back.tsx";
import { explain } from "#app/lib/explain.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { importKindTexts } from "#app/texts/en/dashboard/import-kinds.ts";
import { importTexts } from "#app/texts/en/dashboard/imports.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";

/** Past imports, each with an undo button while that is possible; renders nothing before the first import. */
export function PastImports() {
  const { zone } = useSalon();
  const texts = useTexts(importTexts);
  const kindTexts = useTexts(importKindTexts);
  const query = useImports();
  const { takeBack, underWay, dialog } = useTakeBack();
  return (
    <QueryView query={query} waiting={["h-16"]} failed={(error) => texts.importsNotLoaded(explain(error))}>
      {(imports) =>
        imports.length > 0 && (
          <section className="import-part">
            <h2 className="h4">{texts.before}</h2>
            <ul className="card import-joined">
              {imports.map(({ _id, kind, fileName, by, date, made, joined, refused, until, takenBack }) => (
                <li key={_id}>
                  <span className="num">
                    <b>{texts.ofKind(kindTexts[kind].kind, fileName)}</b>
                    <span className="muted sm">{texts.beforeLine(inSalon("longDay", date, zone), by)}</span>
                    <span className="muted sm">
                      {takenBack ? texts.wasTakenBack : texts.doneLead(made, joined, refused)}
                    </span>
                  </span>
                  {until && (
                    <Button
                      variant="line"
                      size="xs"
                      className="min-h-11"
                      aria-label={texts.takeBackOf(fileName)}
                      loading={underWay === _id}
                      onClick={() => void takeBack({ _id, kind, fileName })}
                    >
                      {texts.takeBack}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {dialog}
          </section>
        )
      }
    </QueryView>
  );
}

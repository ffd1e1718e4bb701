import "#app/features/packages/packages.css";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { usePackagesOnSale } from "#app/data/packages.ts";
import { BuyPackage } from "#app/features/packages/BuyPackage.tsx";
import { OwnPackages } from "#app/features/packages/OwnPackages.tsx";
import { PackageWords } from "#app/features/packages/PackageWords.tsx";
import { packageService } from "#app/features/packages/package-name.ts";
import { explain } from "#app/lib/explain.ts";
import type { IdentityUser } from "#app/lib/identity/port.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { packagesTexts } from "#app/texts/en/dashboard/packages.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Note } from "#app/ui/Note.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import type { Package } from "#contract/packages.ts";

/** One's own packages, and those on sale. The URL may name one to buy as `package`. */
export function PackagesScreen({ user }: { user: IdentityUser }) {
  const texts = useTexts(packagesTexts);
  const [query] = useSearchParams();
  /** The package whose button was pressed; null once it is bought. */
  const [pressed, setPressed] = useState<string | null>();
  const { takesCards } = useSalon();
  const wanted = pressed === undefined ? query.get("package") : pressed;
  const onSale = usePackagesOnSale();
  const packages = useStaying(onSale.data, wanted);
  return (
    <div className="packages-page">
      <h1 className="h2 dashboard-title">{texts.page}</h1>
      <OwnPackages />
      <QueryView
        query={{ ...onSale, data: packages }}
        waiting={["h-28", "h-28"]}
        failed={(error) => texts.notLoaded(explain(error))}
        empty={<Note>{texts.noneOnSale}</Note>}
      >
        {(packages) => (
          <section className="grid gap-3.5" aria-labelledby="packages-on-sale">
            <h2 className="h4" id="packages-on-sale">
              {texts.onSale}
            </h2>
            {packages.map((pack) => (
              <Card key={pack._id} className="package-offer">
                <PackageWords pack={pack} />
                {!takesCards ? (
                  <p>{texts.atSalon}</p>
                ) : wanted === pack._id ? (
                  <BuyPackage
                    pack={pack}
                    user={user}
                    isPressed={pressed === pack._id}
                    onBought={() => setPressed(null)}
                  />
                ) : (
                  <Button variant="line" onClick={() => setPressed(pack._id)}>
                    {texts.buy}
                    <span className="sr">: {packageService(pack)}</span>
                  </Button>
                )}
              </Card>
            ))}
          </section>
        )}
      </QueryView>
    </div>
  );
}

/** What is on sale, and the package that is being paid: it stays if it goes off sale, so that its buyer reads why. */
function useStaying(onSale: Package[] | undefined, wanted: string | null): Package[] | undefined {
  const found = onSale?.find(({ _id }) => _id === wanted);
  const [last, keep] = useState(found);
  if (found && found !== last) keep(found);
  return onSale && !found && last?._id === wanted ? [...onSale, last] : onSale;
}

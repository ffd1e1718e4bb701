import { SitePicture } from "#app/features/pictures/SitePicture.tsx";
import { Guard } from "#app/features/sign-in/Guard.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { identityTexts } from "#app/texts/en/shared/identity.ts";
import { textsNow, useTexts } from "#app/texts/use-texts.ts";
import { Card } from "#app/ui/Card.tsx";
import type { Route } from "./+types/secret.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: textsNow(identityTexts).secret, salon: matches[0].loaderData?.salon });

export default function Secret() {
  const texts = useTexts(identityTexts);
  const picture = useSalon().site.pages.secret;
  return (
    <Guard>
      <div className="wrap page-section">
        <Card className="secret">
          {picture && (
            <div className="plate rounded-none">
              <SitePicture picture={picture} width={800} height={1000} sizes="30rem" />
            </div>
          )}
          <div className="secret-text">
            <h1 className="h3">{texts.secret}</h1>
            <p className="muted">{texts.secretText}</p>
          </div>
        </Card>
      </div>
    </Guard>
  );
}

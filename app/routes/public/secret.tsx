import { Guard } from "#app/features/sign-in/Guard.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { identityTexts } from "#app/texts/en/shared/identity.ts";
import { textsNow, useTexts } from "#app/texts/use-texts.ts";
import { Card } from "#app/ui/Card.tsx";
import type { Route } from "./+types/secret.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: textsNow(identityTexts).secret, salon: matches[0].loaderData?.salon });

export default function Secret() {
  const texts = useTexts(identityTexts);
  return (
    <Guard>
      <div className="wrap page-section">
        <Card className="secret">
          <div className="plate rounded-none">
            <img src="/art/stones.svg" alt="" width="800" height="1000" />
          </div>
          <div className="secret-text">
            <h1 className="h3">{texts.secret}</h1>
            <p className="muted">{texts.secretText}</p>
          </div>
        </Card>
      </div>
    </Guard>
  );
}

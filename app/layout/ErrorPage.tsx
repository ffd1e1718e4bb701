import { isRouteErrorResponse } from "react-router";
import { Lost } from "#app/layout/Lost.tsx";
import { NotFound } from "#app/layout/NotFound.tsx";
import { useWhatBroke } from "#app/layout/what-broke.ts";
import { layoutTexts } from "#app/texts/en/public/layout.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";

/** What a visitor sees when a page fails: a sentence and two ways on, never a stack trace. */
export function ErrorPage({ error }: { error: unknown }) {
  const texts = useTexts(layoutTexts);
  const { tab, title, text } = useWhatBroke(error);
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <>
        <title>{texts.lostTitle}</title>
        <NotFound />
      </>
    );
  }
  return (
    <Lost title={title} text={text}>
      <title>{tab}</title>
      <Button onClick={() => window.location.reload()}>{texts.tryAgain}</Button>
      <LinkButton variant="outline" to="/" reloadDocument>
        {texts.backToHome}
      </LinkButton>
    </Lost>
  );
}

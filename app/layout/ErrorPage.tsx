import { isRouteErrorResponse } from "react-router";
import { Lost } from "#app/layout/Lost.tsx";
import { NotFound } from "#app/layout/NotFound.tsx";
import { Button } from "#app/ui/Button.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";

/** What a visitor sees when a page could not be made: a sentence and two ways on, never a stack. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <>
        <title>Page not found</title>
        <NotFound />
      </>
    );
  }
  return (
    <Lost
      title="Something broke on our side"
      text="Nothing you did. Try again in a moment; what you have booked and paid is safe."
    >
      <title>Something broke</title>
      <Button onClick={() => window.location.reload()}>Try again</Button>
      <LinkButton variant="outline" to="/" reloadDocument>
        Back to home
      </LinkButton>
    </Lost>
  );
}

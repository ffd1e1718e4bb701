import { useUnsubscribe } from "#app/data/me.ts";
import { useLinkToken } from "#app/features/sign-in/use-link-token.ts";
import { hasCode } from "#app/lib/api-error.ts";
import { explain } from "#app/lib/explain.ts";
import { unsubscribeTexts } from "#app/texts/en/shared/unsubscribe.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { FieldError } from "#app/ui/FieldError.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import { keepFocus } from "#app/ui/return-focus.ts";

/**
 * The page that the last link of a mail or text message opens. A press unsubscribes, not the visit, since programs
 * follow links.
 */
export function Unsubscribe() {
  const texts = useTexts(unsubscribeTexts);
  const token = useLinkToken();
  const stop = useUnsubscribe(token ?? "");
  const isOver = hasCode(stop.error, "not_found");

  if (stop.answer) {
    return (
      <div className="grid gap-5" role="status">
        <h1 className="h2">{texts.unsubscribed}</h1>
        <p className="muted">{texts.unsubscribedText}</p>
        <LinkButton block variant="line" to="/">
          {texts.toHome}
        </LinkButton>
      </div>
    );
  }
  if (token === "" || isOver) {
    return (
      <div className="grid gap-5" role="status">
        <h1 className="h2">{texts.unsubscribeOver}</h1>
        <p className="muted">{texts.unsubscribeOverText}</p>
        <LinkButton block to="/dashboard/settings">
          {texts.toSettings}
        </LinkButton>
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      <h1 className="h2">{texts.unsubscribeTitle}</h1>
      <p className="muted">{texts.unsubscribeText}</p>
      <FieldError>{stop.error ? explain(stop.error) : undefined}</FieldError>
      <Button
        needsScript
        block
        loading={stop.busy}
        loadingText={texts.unsubscribing}
        onClick={() => {
          keepFocus();
          void stop.run();
        }}
      >
        {texts.unsubscribe}
      </Button>
    </div>
  );
}

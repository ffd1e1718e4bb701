import "#app/features/gifts/gift-cards.css";
import { useEffect, useState } from "react";
import { useServices } from "#app/data/services.ts";
import { OnceOpen } from "#app/features/card/OnceOpen.tsx";
import { GiftCardFace } from "#app/features/gifts/GiftCardFace.tsx";
import { GiveForm } from "#app/features/gifts/GiveForm.tsx";
import { type GiftDraft, giftPlace } from "#app/features/gifts/gift-draft.ts";
import { calendarDate } from "#app/features/gifts/send-days.ts";
import { serviceOf, worthOf } from "#app/features/gifts/worth-of.ts";
import type { IdentityUser } from "#app/lib/identity/port.ts";
import { forgetWritten, keepWritten, keptWritten } from "#app/lib/kept-written.ts";
import { serviceName } from "#app/lib/names.ts";
import { giftCardTexts } from "#app/texts/en/shared/gift-cards.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { keepFocus } from "#app/ui/return-focus.ts";

const empty: GiftDraft = {
  kind: "amount",
  amount: "50",
  serviceId: "",
  picture: "ribbon",
  sendOn: "",
  words: { from: "", to: "", email: "", message: "" },
};

/** Gives a gift card: value, picture, recipient, date and payment. The card beside the form follows along. */
export function GiveScreen({ user }: { user: IdentityUser }) {
  const texts = useTexts(giftCardTexts);
  const { data: services = [] } = useServices();
  const [draft, setDraft] = useState<GiftDraft>();
  const [given, setGiven] = useState<GiftDraft>();
  // What this tab has kept is known once the page is alive: its HTML is the same for everyone.
  useEffect(() => setDraft(keptWritten<GiftDraft>(giftPlace, user.email) ?? empty), [user.email]);
  const shown = draft ?? empty;
  const { words } = shown;
  const worth = worthOf(shown, services);
  const named = (one: GiftDraft) => {
    const service = serviceOf(one, services);
    return service && serviceName(service);
  };
  if (given) {
    const { to, email } = given.words;
    const address = email || user.email;
    return (
      <div className="gift-narrow" role="status">
        <h1 className="h2">{texts.given(to)}</h1>
        <GiftCardFace picture={given.picture} worth={worthOf(given, services) ?? 0} service={named(given)} />
        <p className="lead">
          {given.sendOn === "" ? texts.givenNow(address) : texts.givenOn(address, calendarDate(given.sendOn))}
        </p>
        <div>
          <Button
            variant="line"
            onClick={() => {
              keepFocus();
              setGiven(undefined);
            }}
          >
            {texts.giveAnother}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="gift-page gift-own">
      <div className="grid gap-7">
        <div className="grid gap-3">
          <h1 className="h2">{texts.giveTitle}</h1>
          <p className="lead">{texts.giveText}</p>
        </div>
        {draft && (
          <OnceOpen>
            <GiveForm
              draft={draft}
              worth={worth}
              user={user}
              services={services}
              onChange={(next) => {
                setDraft(next);
                keepWritten(giftPlace, user.email, next);
              }}
              onGiven={(said) => {
                forgetWritten(giftPlace);
                setDraft(empty);
                setGiven(said);
                window.scrollTo({ top: 0 });
              }}
            />
          </OnceOpen>
        )}
      </div>
      <div className="gift-beside">
        <GiftCardFace picture={shown.picture} worth={worth ?? 0} service={named(shown)} />
        {words.message && (
          <figure className="gift-letter" aria-hidden="true">
            <blockquote>{words.message}</blockquote>
            <figcaption className="mt-3.5">{words.from}</figcaption>
          </figure>
        )}
        {words.to !== "" && words.email !== "" && (
          <p className="sm muted">
            {shown.sendOn === ""
              ? texts.goesNow(words.to)
              : texts.goesOn(words.to, calendarDate(shown.sendOn))}
          </p>
        )}
      </div>
    </div>
  );
}

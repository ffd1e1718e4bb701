import { Link } from "react-router";
import { Matter } from "#app/features/legal/Matter.tsx";
import { salonAddress, salonName } from "#app/lib/names.ts";
import { numberText } from "#app/lib/number-text.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { legalTexts } from "#app/texts/en/public/legal.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { Salon } from "#contract/salon.ts";

/** What is stored about people, as the product does it. */
export function Privacy() {
  const salon = useSalon();
  const texts = useTexts(legalTexts);
  const { takesCards } = salon;
  const stripe = takesCards && !salon.testMode;
  const elsewhere = nameOfProvider(salon.identity);
  return (
    <div className="wrap page-section">
      <div className="grid max-w-3xl gap-10 text-pretty">
        <Matter title={texts.whatWeKeep}>
          <p>{texts.whatWeKeepText}</p>
          <p>{texts.whileLoggedIn}</p>
          {elsewhere && <p>{texts.signInElsewhere(elsewhere)}</p>}
        </Matter>
        <Matter title={texts.cards}>
          <p>
            {stripe ? texts.stripe : salon.testMode ? texts.testMode : ""}
            {takesCards ? texts.cardsText : texts.noCards}
          </p>
        </Matter>
        <Matter title={texts.cookies}>
          <p>
            {texts.cookiesText}
            {stripe ? texts.butStripe : ""}
            {salon.socialProviders.length > 0 ? texts.unlessSocial : ""}
            {texts.stop}
          </p>
        </Matter>
        <Matter title={texts.whoSees}>
          <p>{texts.whoSeesText}</p>
        </Matter>
        <Matter title={texts.howToDelete}>
          <p>
            {texts.profileBefore}{" "}
            <Link className="link" to="/dashboard/profile">
              {texts.yourProfile}
            </Link>
            {texts.settingsBefore}{" "}
            <Link className="link" to="/dashboard/settings">
              {texts.settingsLink}
            </Link>{" "}
            {texts.deleteText}
          </p>
        </Matter>
        <Matter title={texts.questions}>
          <p>
            {[salonName(salon), ...salonAddress(salon)].join(", ")}
            {salon.phone && `, ${numberText(salon.phone)}`}
            {salon.email && `, ${salon.email}`}
            {texts.stop}
          </p>
        </Matter>
      </div>
    </div>
  );
}

/** Who keeps the passwords, if that is not the salon. */
function nameOfProvider(identity: Salon["identity"]): string | null {
  if (identity.kind === "openid") return identity.name;
  return identity.kind === "firebase" ? "Google" : null;
}

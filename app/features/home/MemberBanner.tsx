import { homeTexts } from "#app/texts/en/public/home.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { LinkButton } from "#app/ui/LinkButton.tsx";

/** The full-screen picture with the discount inset. */
export function MemberBanner() {
  const texts = useTexts(homeTexts);
  return (
    <section className="full">
      <img src="/art/pool-fullscreen.svg" alt="" width="1920" height="1200" loading="lazy" />
      <div className="wrap">
        <div className="member">
          <p className="kicker">{texts.memberKicker}</p>
          <h2 className="h1">{texts.discount}</h2>
          <p className="lead">{texts.memberText}</p>
          <LinkButton to="/membership">{texts.becomeMember}</LinkButton>
        </div>
      </div>
    </section>
  );
}

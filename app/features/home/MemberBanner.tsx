import { SitePicture } from "#app/features/pictures/SitePicture.tsx";
import type { SaidPicture } from "#app/lib/site.ts";
import { homeTexts } from "#app/texts/en/public/home.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { LinkButton } from "#app/ui/LinkButton.tsx";

/** The full-screen picture with the discount inset. */
export function MemberBanner({ text, picture }: { text: string; picture: SaidPicture | null }) {
  const texts = useTexts(homeTexts);
  return (
    <section className="full">
      {picture && <SitePicture picture={picture} width={1920} height={1200} />}
      <div className="wrap">
        <div className="member">
          <p className="kicker">{texts.memberKicker}</p>
          <h2 className="h1">{texts.discount}</h2>
          <p className="lead">{text}</p>
          <LinkButton to="/membership">{texts.becomeMember}</LinkButton>
        </div>
      </div>
    </section>
  );
}

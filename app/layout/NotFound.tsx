import { Lost } from "#app/layout/Lost.tsx";
import { layoutTexts } from "#app/texts/en/public/layout.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { LinkButton } from "#app/ui/LinkButton.tsx";

/** The page for an unknown URL. */
export function NotFound() {
  const texts = useTexts(layoutTexts);
  return (
    <Lost title={texts.lost} text={texts.lostText}>
      <LinkButton to="/">{texts.backToHome}</LinkButton>
      <LinkButton variant="outline" to="/services">
        {texts.ourServices}
      </LinkButton>
    </Lost>
  );
}

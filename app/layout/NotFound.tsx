import { Lost } from "#app/layout/Lost.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";

/** The page behind an address that leads nowhere. */
export function NotFound() {
  return (
    <Lost
      title="This page has fallen from the branch"
      text="Shiuli flowers drop at dawn. Links sometimes do too. The one you followed leads nowhere now."
    >
      <LinkButton to="/">Back to home</LinkButton>
      <LinkButton variant="outline" to="/services">
        Our Services
      </LinkButton>
    </Lost>
  );
}

import type { RefObject } from "react";
import { Link } from "react-router";
import { Logo } from "#app/features/pictures/Logo.tsx";
import { AccountButton } from "#app/layout/AccountArea.tsx";
import { LanguageSwitch } from "#app/layout/LanguageSwitch.tsx";
import { MainLinks } from "#app/layout/MainLinks.tsx";
import { layoutTexts } from "#app/texts/en/public/layout.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { IconButton } from "#app/ui/IconButton.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";

export const MENU_ID = "menu";

interface Props {
  ref: RefObject<HTMLDialogElement | null>;
  name: string;
  /** Called once it is closed, in whichever way. */
  onClose: () => void;
}

/**
 * The full-screen menu of narrow screens. Its opener calls showModal on `ref`. Until the page's scripts run, the
 * browser opens it as a popover by its id.
 */
export function MobileMenu({ ref, name, onClose }: Props) {
  const texts = useTexts(layoutTexts);
  const close = () => {
    ref.current?.close();
    ref.current?.hidePopover?.();
  };
  return (
    <dialog ref={ref} id={MENU_ID} popover="auto" className="sheet" aria-label={texts.menu} onClose={onClose}>
      <div className="sheet-top">
        <Link className="logo" to="/" onClick={close}>
          <Logo name={name} />
        </Link>
        <IconButton
          icon="close"
          label={texts.closeMenu}
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          onClick={close}
        />
      </div>
      <nav aria-label={texts.mobile}>
        <MainLinks onFollow={close} />
      </nav>
      <LanguageSwitch />
      <hr className="stitch mb-5 shrink-0" />
      <div className="grid gap-2.5">
        <LinkButton to="/services" onClick={close}>
          {texts.getAppointment}
        </LinkButton>
        <AccountButton onFollow={close} />
      </div>
    </dialog>
  );
}

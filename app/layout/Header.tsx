import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { Logo } from "#app/features/pictures/Logo.tsx";
import { AccountArea } from "#app/layout/AccountArea.tsx";
import { LanguageSwitch } from "#app/layout/LanguageSwitch.tsx";
import { MainLinks } from "#app/layout/MainLinks.tsx";
import { MENU_ID, MobileMenu } from "#app/layout/MobileMenu.tsx";
import { layoutTexts } from "#app/texts/en/public/layout.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { IconButton } from "#app/ui/IconButton.tsx";
import { enterModal } from "#app/ui/modals.ts";

/**
 * The navigation bar. When its links do not fit (below 1080 px, beside a long name or in large text), they move into
 * a sheet.
 */
export function Header({ name }: { name: string }) {
  const texts = useTexts(layoutTexts);
  const menu = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => (isOpen && menu.current ? enterModal(menu.current) : undefined), [isOpen]);
  return (
    <header className="header">
      <div className="wrap">
        <Link className="logo" to="/">
          <Logo name={name} />
        </Link>
        <nav className="header-nav" aria-label={texts.main}>
          <MainLinks />
        </nav>
        <div className="header-end">
          <LanguageSwitch />
          <AccountArea />
          <IconButton
            className="header-menu"
            icon="menu"
            label={texts.openMenu}
            aria-haspopup="dialog"
            popoverTarget={MENU_ID}
            onClick={(event) => {
              event.preventDefault();
              menu.current?.showModal();
              setOpen(true);
            }}
          />
        </div>
      </div>
      <MobileMenu ref={menu} name={name} onClose={() => setOpen(false)} />
    </header>
  );
}

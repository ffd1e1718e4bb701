import { useRef } from "react";
import { PlaceLinks } from "#app/layout/dashboard/PlaceLinks.tsx";
import { dashboardTexts } from "#app/texts/en/dashboard/dashboard.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { IconButton } from "#app/ui/IconButton.tsx";
import { useModal } from "#app/ui/use-modal.ts";
import type { Role } from "#contract/users.ts";

interface Props {
  open: boolean;
  onClose: () => void;
  role: Role;
  foot: string;
}

/** Every place, on a phone: a sheet over the page that traps the focus and closes on Esc or a press beside it. */
export function Drawer({ open, onClose, role, foot }: Props) {
  const texts = useTexts(dashboardTexts);
  const ref = useRef<HTMLDialogElement>(null);
  useModal(ref, open);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Esc, which arrives as `close`.
    <dialog
      ref={ref}
      className="dashboard-drawer"
      aria-label={texts.menu}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="dashboard-drawer-body">
        <div className="dashboard-drawer-head">
          <h2 className="h4">{texts.menu}</h2>
          <IconButton icon="close" label={texts.closeMenu} onClick={onClose} />
        </div>
        <nav aria-label={texts.dashboard}>
          <PlaceLinks role={role} onFollow={onClose} />
        </nav>
        <p className="dashboard-foot num">{foot}</p>
      </div>
    </dialog>
  );
}

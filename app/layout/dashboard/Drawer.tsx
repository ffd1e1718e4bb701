import { useEffect, useRef } from "react";
import { PlaceLinks } from "#app/layout/dashboard/PlaceLinks.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { Logo } from "#app/ui/Logo.tsx";
import type { Role } from "#contract/users.ts";

interface Props {
  open: boolean;
  onClose: () => void;
  role: Role;
  salonName: string;
  foot: string;
}

/** The sidebar of a phone: slides in over the page, keeps the focus, closes on Esc and beside it. */
export function Drawer({ open, onClose, role, salonName, foot }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) ref.current?.showModal();
    else ref.current?.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Esc, which arrives as `close`.
    <dialog
      ref={ref}
      className="dash-drawer"
      aria-label="Menu"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="dash-drawer-head">
        <span className="logo">
          <Logo name={salonName} />
        </span>
        <IconButton icon="close" label="Close menu" onClick={onClose} />
      </div>
      <nav aria-label="Dashboard">
        <PlaceLinks role={role} onFollow={onClose} />
      </nav>
      <p className="dash-foot num">{foot}</p>
    </dialog>
  );
}

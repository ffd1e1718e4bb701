import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { arrowMove } from "#app/ui/arrow-move.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";

export interface MenuItem {
  label: string;
  icon?: IconName;
  /** Shown at the end: a badge. */
  end?: ReactNode;
  /** Where it leads, or … */
  to?: string;
  /** … what it does. */
  onSelect?: () => void;
  /** A destructive action: in the colour of errors, below a line. */
  danger?: boolean;
}

interface Props {
  /** The button's accessible name: "Account menu, Anika Rahman". */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  triggerClassName?: string;
  items: MenuItem[];
}

/** A button with a menu. The arrow keys, Home and End move; Esc, Tab and a click beside it close it. */
export function Menu({ label, trigger, triggerClassName, items }: Props) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();

  useEffect(() => {
    if (!open) return;
    const entries = itemsOf(root.current);
    // Scroll a menu at the lower edge of the window fully into view: a finger beside it would only close it.
    entries.at(-1)?.scrollIntoView({ block: "nearest" });
    entries[0]?.focus();
    const closeBeside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeBeside);
    return () => document.removeEventListener("pointerdown", closeBeside);
  }, [open]);

  function close() {
    setOpen(false);
    button.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") return close();
    if (event.key === "Tab") return setOpen(false);
    const entries = itemsOf(root.current);
    const index = entries.indexOf(document.activeElement as HTMLElement);
    const next = arrowMove(event.key, index, entries.length);
    if (next === undefined) return;
    event.preventDefault();
    entries[next]?.focus();
  }

  return (
    <div className="menu-root" ref={root}>
      <button
        ref={button}
        type="button"
        className={triggerClassName}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        aria-label={label}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {trigger}
      </button>
      {open && (
        <div className="menu" role="menu" id={menuId} aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
          {items.map((item) => (
            <MenuEntry key={item.label} item={item} onDone={close} />
          ))}
        </div>
      )}
    </div>
  );
}

function MenuEntry({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const inner = (
    <>
      {item.icon && <Icon name={item.icon} />}
      {item.label}
      {item.end}
    </>
  );
  if (item.to) {
    return (
      <Link role="menuitem" tabIndex={-1} to={item.to} onClick={onDone}>
        {inner}
      </Link>
    );
  }
  return (
    <button
      type="button"
      role="menuitem"
      className={item.danger ? "is-danger" : undefined}
      tabIndex={-1}
      onClick={() => {
        onDone();
        item.onSelect?.();
      }}
    >
      {inner}
    </button>
  );
}

function itemsOf(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { arrowMove } from "#app/ui/arrow-move.ts";

export interface Tab {
  id: string;
  label: string;
  /** A short addition at the far end of the tab, if there is room. */
  aside?: ReactNode;
  /** Makes the tab a link, so that it works without JavaScript and has its own URL. */
  to?: string;
}

interface Props {
  tabs: Tab[];
  /** The selected tab's id, which may belong to another list with the same panel. */
  selected: string;
  onSelect: (id: string) => void;
  /** The accessible name of the tab list. */
  label: string;
  /** The id of the one panel that shows the selected tab; see TabPanel. */
  panelId: string;
  kind?: "list" | "segments";
}

/** Tabs in the ARIA pattern: one is in the tab order; the arrow keys, Home and End move and select. */
export function TabList({ tabs, selected, onSelect, label, panelId, kind = "segments" }: Props) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const list = ref.current;
    const tab = list?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(selected)}"]`);
    if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
  }, [selected]);

  function onKeyDown(event: KeyboardEvent) {
    const focused = (event.target as HTMLElement).dataset.tab;
    const index = tabs.findIndex((tab) => tab.id === focused);
    const next = tabs[arrowMove(event.key, index, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    ref.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  }

  const inTabOrder = tabs.some(({ id }) => id === selected) ? selected : tabs[0]?.id;
  return (
    <div
      ref={ref}
      role="tablist"
      aria-label={label}
      aria-orientation={kind === "list" ? "vertical" : undefined}
      className={kind === "list" ? "tab-list" : "segments"}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => {
        const props = {
          role: "tab",
          "data-tab": tab.id,
          id: `${panelId}-${tab.id}`,
          "aria-selected": tab.id === selected,
          "aria-controls": panelId,
          tabIndex: tab.id === inTabOrder ? 0 : -1,
        };
        const inner = (
          <>
            {tab.label}
            {tab.aside && <span>{tab.aside}</span>}
          </>
        );
        return tab.to ? (
          <Link key={tab.id} {...props} to={tab.to} replace preventScrollReset>
            {inner}
          </Link>
        ) : (
          <button key={tab.id} {...props} type="button" onClick={() => onSelect(tab.id)}>
            {inner}
          </button>
        );
      })}
    </div>
  );
}

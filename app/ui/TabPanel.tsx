import type { ReactNode } from "react";

interface Props {
  /** The `panelId` given to its TabList. */
  id: string;
  selected: string;
  className?: string;
  children: ReactNode;
}

/** The panel of the selected tab. */
export function TabPanel({ id, selected, className, children }: Props) {
  return (
    <div role="tabpanel" id={id} aria-labelledby={`${id}-${selected}`} className={className}>
      {children}
    </div>
  );
}

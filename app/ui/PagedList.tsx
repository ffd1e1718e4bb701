import type { ComponentProps, ReactNode } from "react";
import { MoreButton } from "#app/ui/MoreButton.tsx";

interface Props extends Omit<ComponentProps<typeof MoreButton>, "className"> {
  /** Items of the list. */
  children: ReactNode;
}

/** A list as far as it is loaded, with a button for what comes after. */
export function PagedList({ children, ...more }: Props) {
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4">{children}</ul>
      <MoreButton {...more} />
    </div>
  );
}

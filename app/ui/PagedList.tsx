import type { ComponentProps, ReactNode } from "react";
import { MoreButton } from "#app/ui/MoreButton.tsx";

interface Props extends Omit<ComponentProps<typeof MoreButton>, "className"> {
  /** The items of the list. */
  children: ReactNode;
}

/** The loaded part of a list, with a button for the rest. */
export function PagedList({ children, ...more }: Props) {
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4">{children}</ul>
      <MoreButton {...more} />
    </div>
  );
}

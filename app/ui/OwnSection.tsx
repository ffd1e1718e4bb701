import type { ReactNode } from "react";

interface Props {
  /** Where an address with a '#' leads. */
  id: string;
  title: string;
  children: ReactNode;
}

/** One heading of a customer's page, with the cards or rows below it. */
export function OwnSection({ id, title, children }: Props) {
  return (
    <section aria-labelledby={id} className="mb-12 grid gap-3.5">
      <h2 className="h4" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

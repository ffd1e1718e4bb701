import type { ReactNode } from "react";

interface Props {
  /** The fragment that links to it. */
  id: string;
  title: string;
  children: ReactNode;
}

/** One section of a customer's page: a heading, with the cards or rows below it. */
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

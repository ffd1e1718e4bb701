import { type ReactNode, useId } from "react";

interface Props {
  title: string;
  text: string;
  children: ReactNode;
}

/** One group of settings: what it is on the left, its fields on the right. */
export function Section({ title, text, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="grid content-start gap-1.5">
        <h2 className="h4" id={id}>
          {title}
        </h2>
        <p className="sm muted">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

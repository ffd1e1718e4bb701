import { type ReactNode, useId } from "react";
import { Card } from "#app/ui/Card.tsx";

interface Props {
  title: ReactNode;
  heading?: "h2" | "h3";
  badge: ReactNode;
  children: ReactNode;
}

/** One item of a list on its own card, with its title and its state in the first line. */
export function TitledCard({ title, heading: Heading = "h2", badge, children }: Props) {
  const titleId = useId();
  return (
    <Card className="p-5 wrap-anywhere">
      <article className="grid gap-2.5" aria-labelledby={titleId}>
        <div className="flex flex-wrap items-center justify-between gap-2.5">
          <Heading className="h4" id={titleId}>
            {title}
          </Heading>
          {badge}
        </div>
        {children}
      </article>
    </Card>
  );
}

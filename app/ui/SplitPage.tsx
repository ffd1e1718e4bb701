import type { ReactNode } from "react";
import { classes } from "./classes.ts";

interface Props {
  /** A picture for the left half, from 1024 px. */
  art: string;
  /** Where the picture holds when it is cut: a class such as "object-[64%_50%]". */
  artClassName?: string;
  /** Less air above, for long forms. */
  tall?: boolean;
  /** Heading, form, links; at most 30rem wide. */
  children: ReactNode;
}

/** Art on the left, a form on the right. */
export function SplitPage({ art, artClassName, tall, children }: Props) {
  return (
    <div className={classes("split", tall && "split-tall")}>
      <div className="split-art">
        <img src={art} alt="" width="800" height="1000" loading="lazy" className={artClassName} />
      </div>
      <div className="split-main">
        <div>{children}</div>
      </div>
    </div>
  );
}

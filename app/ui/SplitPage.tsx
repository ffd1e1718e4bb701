import type { ReactNode } from "react";
import { uiTexts } from "#app/texts/en/public/ui.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { classes } from "#app/ui/classes.ts";
import { Note } from "#app/ui/Note.tsx";
import { useAlive } from "#app/ui/use-alive.ts";

interface Props {
  /** A picture for the left half, from 1024 px. */
  picture: ReactNode;
  /** Less space above, for long forms. */
  tall?: boolean;
  /** Heading, form, links; at most 30rem wide. */
  children: ReactNode;
}

/** Art on the left, a form that needs JavaScript on the right. */
export function SplitPage({ picture, tall, children }: Props) {
  const texts = useTexts(uiTexts);
  const alive = useAlive();
  return (
    <div className={classes("split", tall && "split-tall")}>
      <div className="split-art">{picture}</div>
      <div className="split-main">
        <div className="in-turn">
          {!alive && <Note className="still-loading">{texts.stillLoading}</Note>}
          {children}
        </div>
      </div>
    </div>
  );
}

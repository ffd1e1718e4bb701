import type { ReactNode } from "react";
import { uiTexts } from "#app/texts/en/public/ui.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Card } from "#app/ui/Card.tsx";
import { classes } from "#app/ui/classes.ts";

/** One grey bar while a layout loads. Set its size with a class: "h-5 w-4/5". */
export function Skeleton({ className }: { className?: string }) {
  return <div className={classes("skeleton", className)} />;
}

/** Holds skeletons. It shows them after 300 ms and says texts.loading to screen readers. */
export function Loading({ className, children }: { className?: string; children: ReactNode }) {
  const texts = useTexts(uiTexts);
  return (
    <div className={classes("late", className)} role="status" aria-busy="true">
      <span className="sr">{texts.loading}</span>
      {children}
    </div>
  );
}

/** Shown while a list of cards loads. */
export function CardSkeleton() {
  return (
    <Loading>
      <Card className="grid gap-3 p-6">
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-16" />
      </Card>
    </Loading>
  );
}

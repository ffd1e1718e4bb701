import type { Span } from "#app/features/figures/figure-span.ts";
import type { Figures } from "#contract/figures.ts";

/** What each figure is given: the span's, those of as many days before once they are there, and which days these are. */
export interface FigureProps {
  now: Figures;
  before: Figures | undefined;
  span: Span;
}

import type { Span } from "#app/features/figures/figure-span.ts";
import type { Figures } from "#contract/figures.ts";

/**
 * The props of each figure: the figures of the span, those of the same number of days before once loaded, and the
 * span.
 */
export interface FigureProps {
  now: Figures;
  before: Figures | undefined;
  span: Span;
}

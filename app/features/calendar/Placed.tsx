import type { ComponentProps } from "react";

interface Place {
  /** Minutes from midnight. */
  from: number;
  to: number;
  /** The minute at which the column begins. */
  start: number;
  lane?: number;
  lanes?: number;
}

/** Places a box of the calendar at its time, through custom properties that its class reads. */
export function placeAt({ from, to, start, lane = 0, lanes = 1 }: Place) {
  return (node: HTMLElement | null) => {
    node?.style.setProperty("--at", String((from - start) / 60));
    node?.style.setProperty("--long", String((to - from) / 60));
    node?.style.setProperty("--lane", String(lane));
    node?.style.setProperty("--lanes", String(lanes));
  };
}

/** A box of the calendar without actions. */
export function Placed({ place, ...rest }: ComponentProps<"div"> & { place: Place }) {
  return <div {...rest} ref={placeAt(place)} />;
}

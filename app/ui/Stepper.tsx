import { Icon } from "./Icon.tsx";

/** Steps in a row: solid when done, half for the current one, stitched ahead. `current` counts from 0. */
export function Stepper({ steps, current }: { steps: string[]; current: number }) {
  return (
    <ol className="steps">
      {steps.map((step, index) => (
        <li
          key={step}
          className={index < current ? "is-done" : undefined}
          aria-current={index === current ? "step" : undefined}
        >
          <span>
            {index < current && <Icon name="check" />}
            {step}
            {index < current && <span className="sr">, done</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

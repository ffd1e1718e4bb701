import { Icon } from "#app/ui/Icon.tsx";

interface Props {
  /** Each links to its place on the page. */
  steps: { name: string; to: string }[];
  /** Counts from 0. */
  current: number;
  /** What screen readers hear after a finished step. */
  doneWord: string;
}

/** Steps in a row: solid when done, half for the current one, stitched for later ones. Done steps are links. */
export function Stepper({ steps, current, doneWord }: Props) {
  return (
    <ol className="steps">
      {steps.map(({ name, to }, index) => (
        <li
          key={name}
          className={index < current ? "is-done" : undefined}
          aria-current={index === current ? "step" : undefined}
        >
          {index < current ? (
            <a href={to}>
              <Icon name="check" />
              {name}
              <span className="sr">, {doneWord}</span>
            </a>
          ) : (
            <span>{name}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

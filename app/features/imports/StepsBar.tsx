import { importTexts } from "#app/texts/en/dashboard/imports.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Icon } from "#app/ui/Icon.tsx";

/** The four steps of an import. @param current counts from 0; the last step is done once it is reached */
export function StepsBar({ current }: { current: number }) {
  const texts = useTexts(importTexts);
  const last = texts.steps.length - 1;
  return (
    <ol className="steps import-steps">
      {texts.steps.map((name, index) => {
        const isDone = index < current || current === last;
        return (
          <li
            key={name}
            className={isDone ? "is-done" : undefined}
            aria-current={index === current && !isDone ? "step" : undefined}
          >
            <span>
              {isDone && <Icon name="check" />}
              {name}
              {isDone && <span className="sr">, {texts.done}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

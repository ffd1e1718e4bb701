import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from "react";
import { useFetchOnUse } from "#app/features/sign-in/use-fetch-on-use.ts";
import { fetchPart } from "#app/lib/fetch-part.ts";
import { refusalTexts } from "#app/texts/en/shared/refusals.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { FieldError } from "#app/ui/FieldError.tsx";
import { useAlive } from "#app/ui/use-alive.ts";

interface Part {
  default: ComponentType;
}

/**
 * A part of a page that stays as the server rendered it until somebody uses it. Only then its scripts load, since a
 * form weighs more than the page around it. What is typed meanwhile stays, and a pressed button is pressed again once
 * the part is interactive. On a page rendered in the browser, the part loads with the page.
 */
export function untilUsed(fetch: () => Promise<Part>): ComponentType {
  let arrive: (part: Part) => void = () => {};
  const arrived = new Promise<Part>((resolve) => {
    arrive = resolve;
  });
  const AtOnce = lazy(fetch);
  const OnceUsed = typeof window === "undefined" ? AtOnce : lazy(() => arrived);

  return function UntilUsed() {
    const [written] = useState(!useAlive());
    if (written) return <Written part={OnceUsed} fetch={async () => arrive(await fetchPart(fetch))} />;
    return (
      <Suspense
        fallback={
          <div className="late" aria-busy="true">
            <div className="skeleton h-80" />
          </div>
        }
      >
        <AtOnce />
      </Suspense>
    );
  };
}

function Written({ part: Part, fetch }: { part: ComponentType; fetch: () => Promise<void> }) {
  const texts = useTexts(refusalTexts);
  const place = useRef<HTMLDivElement>(null);
  const { missing, answers } = useFetchOnUse(place, fetch);
  // Keep the same element: React would otherwise render a new one, without what was typed.
  const [part] = useState(
    <Suspense>
      <Part />
      <Answers tell={answers} />
    </Suspense>,
  );
  return (
    <div ref={place} className="contents">
      {part}
      <FieldError>{missing && texts[missing]}</FieldError>
    </div>
  );
}

/** Tells once that its siblings are interactive. */
function Answers({ tell }: { tell: () => void }) {
  const alive = useAlive();
  useEffect(() => {
    if (alive) tell();
  }, [alive, tell]);
  return null;
}

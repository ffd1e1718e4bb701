import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { type RefusedHour, whyNotQuery } from "#app/data/places.ts";
import { useTranslatedNames } from "#app/data/use-translated.ts";
import { reasonSentence } from "#app/features/desk/reasons.ts";
import { explain } from "#app/lib/explain.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { showProblemAround } from "#app/ui/FormProblem.tsx";
import { Note } from "#app/ui/Note.tsx";
import { LoadError } from "#app/ui/QueryView.tsx";

interface Props extends RefusedHour {
  /** Whether the time was tried and refused: then the reason shows without asking. */
  isRefused: boolean;
}

/** 'Why not 3:00 pm?', answered on request or once the time was refused. */
export function WhyNot({ isRefused, ...hour }: Props) {
  const texts = useTexts(calendarTexts);
  const translate = useTranslatedNames();
  const { serviceIds, masterIds, startsAt } = hour;
  const { zone } = useSalon();
  const question = [...serviceIds, ...masterIds, startsAt].join();
  const [asked, setAsked] = useState("");
  const isAsked = isRefused || asked === question;
  const answer = useQuery({ ...whyNotQuery(hour), enabled: isAsked });
  const status = useRef<HTMLDivElement>(null);
  const isAnswered = answer.data !== undefined || answer.error !== null;
  useEffect(() => {
    if (isRefused && isAnswered) showProblemAround(status.current);
  }, [isRefused, isAnswered]);
  if (!isAsked) {
    return (
      <Button variant="quiet" size="xs" className="justify-self-start" onClick={() => setAsked(question)}>
        {texts.whyNot(inSalon("clock", startsAt, zone))}
      </Button>
    );
  }
  return (
    <div role="status" ref={status}>
      {answer.error && (
        <LoadError of={answer} onRetry={answer.refetch}>
          {explain(answer.error)}
        </LoadError>
      )}
      {answer.data && (
        <Note tone="pending" icon="info">
          <ul>
            {answer.data.reasons.map((reason) => (
              <li key={JSON.stringify(reason)}>{reasonSentence(reason, zone, translate)}</li>
            ))}
          </ul>
          <p>{answer.data.deskCanBook ? texts.deskCan : texts.deskCant}</p>
        </Note>
      )}
    </div>
  );
}

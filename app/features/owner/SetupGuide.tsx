import "#app/features/owner/setup.css";
import { useEffect, useRef, useState } from "react";
import { useSetup } from "#app/data/setup.ts";
import { describeHours } from "#app/features/contact/opening-hours.ts";
import { SetupCards, SetupMail, SetupTest } from "#app/features/owner/SetupChecks.tsx";
import { SetupDetails } from "#app/features/owner/SetupDetails.tsx";
import { SetupMasters } from "#app/features/owner/SetupMasters.tsx";
import { SetupOpening } from "#app/features/owner/SetupOpening.tsx";
import { UsualServices } from "#app/features/owner/UsualServices.tsx";
import { Invitations } from "#app/features/people/Invitations.tsx";
import { explain } from "#app/lib/explain.ts";
import { numberText } from "#app/lib/number-text.ts";
import { salonNow } from "#app/lib/salon-now.ts";
import { greeting } from "#app/lib/salon-time.ts";
import { unsaved } from "#app/lib/unsaved.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { bookingsTexts } from "#app/texts/en/dashboard/bookings.ts";
import { setupTexts } from "#app/texts/en/dashboard/setup.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import type { Setup } from "#contract/setup.ts";
import type { SetupStep } from "#domain/setup.ts";

/** The first morning of a salon: what to do before it opens, and what is already done. */
export default function SetupGuide({ firstName }: { firstName: string }) {
  const texts = useTexts(setupTexts);
  const shared = useTexts(bookingsTexts);
  const { zone } = useSalon();
  return (
    <>
      <div className="bar mb-6">
        <div className="min-w-0">
          <h1 className="h2 dashboard-title">{shared.hello(greeting(salonNow(), zone), firstName)}</h1>
          <p className="muted mt-1.5">{texts.lead}</p>
        </div>
        <LinkButton variant="line" size="sm" to="/">
          {texts.seen}
        </LinkButton>
      </div>
      <QueryView
        query={useSetup()}
        waiting={["h-24", "h-24", "h-24", "h-24"]}
        failed={(error) => texts.notLoaded(explain(error))}
      >
        {(setup) => <Steps setup={setup} />}
      </QueryView>
    </>
  );
}

function Steps({ setup }: { setup: Setup }) {
  const texts = useTexts(setupTexts);
  const { hours } = useSalon();
  const [chosen, setChosen] = useState<SetupStep | "none">();
  const { steps } = setup;
  const next = steps.find(({ step, state }) => state === "open" && step !== "team")?.step;
  const shown = chosen ?? next;
  useFocusOnward(shown);
  const done = steps.filter(({ state }) => state === "done").length;
  // What a finished step says instead of what is to be done there.
  const facts: Partial<Record<SetupStep, string>> = {
    details: describeHours(hours)
      .map(({ days, times }) => `${days}, ${times}`)
      .join("; "),
    services: texts.services(setup.services, numberText(setup.services)),
    masters: texts.masters(setup.masters, numberText(setup.masters)),
  };

  async function open(one: SetupStep | "none") {
    if (unsaved.ask === undefined || (await unsaved.ask())) setChosen(one);
  }

  return (
    <>
      <div className="setup-progress">
        <span aria-hidden="true">
          {steps.map(({ step }, index) => (
            <i key={step} className={index < done ? "is-done" : undefined} />
          ))}
        </span>
        <p className="num" role="status">
          {texts.progress(numberText(done), numberText(steps.length))}
        </p>
      </div>
      <ol className="setup-steps">
        {steps.map(({ step, state }, index) => (
          <li key={step} data-state={state === "open" && shown === step ? "current" : state}>
            <span className="setup-disc num" aria-hidden="true">
              {state === "done" ? <Icon name="check" /> : numberText(index + 1)}
            </span>
            <div className="setup-head">
              <div className="min-w-0">
                <h2 className="h4" id={`step-${step}`} tabIndex={-1}>
                  {texts.titles[step]}
                </h2>
                <p className="sm muted">
                  {state !== "locked" && <span className="sr">{texts.states[state]}. </span>}
                  {(state === "done" && facts[step]) || texts.about[step]}
                </p>
              </div>
              {state === "locked" ? (
                <span className="setup-locked sm muted">
                  <Icon name="lock" />
                  {texts.states.locked}
                </span>
              ) : (
                <Button
                  variant={state === "done" ? "quiet" : "soft"}
                  size="sm"
                  className="min-h-11"
                  aria-expanded={shown === step}
                  aria-describedby={`step-${step}`}
                  onClick={() => void open(shown === step ? "none" : step)}
                >
                  {shown === step ? texts.close : state === "done" ? texts.change : texts.start}
                </Button>
              )}
            </div>
            {shown === step && state !== "locked" && (
              // A step in which something is typed stays open, even if the salon reports it as done in the meantime.
              <Card className="setup-body" onInput={() => setChosen(step)}>
                <Body
                  step={step}
                  setup={setup}
                  onDone={() => setChosen((now) => (now === step ? undefined : now))}
                />
              </Card>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Moves the focus to the step that opens when the focused one has closed by itself. */
function useFocusOnward(shown: SetupStep | "none" | undefined) {
  const before = useRef(shown);
  useEffect(() => {
    const closed = before.current;
    before.current = shown;
    if (closed === shown || document.activeElement !== document.body) return;
    document.getElementById(`step-${shown ?? closed}`)?.focus();
  }, [shown]);
}

function Body({ step, setup, onDone }: { step: SetupStep; setup: Setup; onDone: () => void }) {
  switch (step) {
    case "details":
      return <SetupDetails onDone={onDone} />;
    case "services":
      return <UsualServices count={setup.services} onDone={onDone} />;
    case "masters":
      return <SetupMasters setup={setup} onDone={onDone} />;
    case "cards":
      return <SetupCards cards={setup.cards} />;
    case "mail":
      return <SetupMail sendsMails={setup.sendsMails} onDone={onDone} />;
    case "team":
      return <Invitations />;
    case "test":
      return <SetupTest />;
    case "opening":
      return <SetupOpening {...setup} />;
  }
}

import { useCheckCards, useConfirmTestMail, useSendTestMail } from "#app/data/setup.ts";
import { setupTexts } from "#app/texts/en/dashboard/setup.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import { Note } from "#app/ui/Note.tsx";
import type { Setup } from "#contract/setup.ts";

/** Which cards are accepted, what is missing and who can add it. A press asks the card provider live. */
export function SetupCards({ cards }: Pick<Setup, "cards">) {
  const texts = useTexts(setupTexts);
  const check = useCheckCards();
  const answer = check.answer?.state;
  return (
    <>
      <Note tone={cards === "none" || cards === "test" ? "pending" : "plain"}>{texts.cards[cards]}</Note>
      {cards === "none" && (
        <div>
          <LinkButton size="sm" variant="soft" to="/dashboard/salon">
            {texts.settings}
          </LinkButton>
        </div>
      )}
      {(cards === "test" || cards === "live") && (
        <div>
          <Button
            size="sm"
            variant="soft"
            loading={check.busy}
            loadingText={texts.asking}
            onClick={() => void check.run(undefined, texts.notAsked)}
          >
            {texts.ask}
          </Button>
        </div>
      )}
      <div role="status">{answer === "works" && <p>{texts.answers.works}</p>}</div>
      {answer && answer !== "works" && <Note tone="error">{texts.answers[answer]}</Note>}
    </>
  );
}

/** Sends a mail to the owner, who says whether it arrived. */
export function SetupMail({ sendsMails, onDone }: Pick<Setup, "sendsMails"> & { onDone: () => void }) {
  const texts = useTexts(setupTexts);
  const send = useSendTestMail();
  const confirm = useConfirmTestMail();
  return (
    <>
      {!sendsMails && <Note tone="pending">{texts.staysHere}</Note>}
      <div role="status">{send.answer && <p>{texts.sentTo(send.answer.to)}</p>}</div>
      <div className="flex flex-wrap gap-2.5">
        <Button
          size="sm"
          variant={send.answer ? "soft" : "primary"}
          loading={send.busy}
          loadingText={texts.sendingTest}
          onClick={() => void send.run(undefined, texts.notSent)}
        >
          {texts.sendTest}
        </Button>
        {send.answer && (
          <>
            <Button
              size="sm"
              loading={confirm.busy}
              loadingText={texts.sendingTest}
              onClick={async () => {
                if (await confirm.run(undefined, texts.notSaved)) onDone();
              }}
            >
              {texts.arrived}
            </Button>
            <LinkButton size="sm" variant="quiet" to="/dashboard/deliveries">
              {texts.deliveries}
            </LinkButton>
          </>
        )}
      </div>
    </>
  );
}

/** A link to a booking that the owner makes as a guest. */
export function SetupTest() {
  const texts = useTexts(setupTexts);
  return (
    <div>
      <LinkButton size="sm" to="/services">
        {texts.bookTest}
      </LinkButton>
    </div>
  );
}

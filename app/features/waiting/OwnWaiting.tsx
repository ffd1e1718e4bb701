import "#app/features/waiting/waiting.css";
import { useTranslatedNames } from "#app/data/use-translated.ts";
import { useEndWaiting, useMyWaiting } from "#app/data/waiting.ts";
import { offeredPlace } from "#app/features/waiting/offered-place.ts";
import { useWishWords } from "#app/features/waiting/wish-words.ts";
import { explain } from "#app/lib/explain.ts";
import { moment } from "#app/lib/refund-terms.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { waitingTexts } from "#app/texts/en/dashboard/waiting.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Badge } from "#app/ui/Badge.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import { OwnSection } from "#app/ui/OwnSection.tsx";
import { LoadError } from "#app/ui/QueryView.tsx";
import { RowButton } from "#app/ui/RowButton.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import { useConfirm } from "#app/ui/use-confirm.tsx";
import { useKeptFailure } from "#app/ui/use-kept-failure.ts";
import type { Master } from "#contract/masters.ts";
import type { WaitingEntry } from "#contract/waiting.ts";

const tones = { waiting: "pending", booked: "ok", left: "off", passed: "off" } as const;

/** What the customer waits for, and what recently became of it. Renders nothing if there are no entries. */
export function OwnWaiting({ masters }: { masters: Master[] }) {
  const texts = useTexts(waitingTexts);
  const { zone } = useSalon();
  const query = useKeptFailure(useMyWaiting());
  const { data = [], error, refetch } = query;
  const translate = useTranslatedNames();
  const ending = useEndWaiting();
  const words = useWishWords(masters);
  const [ask, dialog] = useConfirm();

  async function end({ _id, service_name }: WaitingEntry) {
    const question = { title: texts.leaveQuestion(translate(service_name)), text: texts.leaveText };
    if (!(await ask({ ...question, yes: texts.leaveYes, no: texts.keepWaiting, danger: true }))) return;
    if (await ending.run(_id, texts.notLeft)) notifySuccess(texts.left);
  }

  if (error && data.length === 0)
    return (
      <OwnSection id="own-waiting" title={texts.title}>
        <LoadError of={query} onRetry={refetch}>
          {texts.notLoaded(explain(error))}
        </LoadError>
      </OwnSection>
    );
  if (data.length === 0) return null;
  return (
    <OwnSection id="own-waiting" title={texts.title}>
      <ul className="card waiting-rows">
        {data.map((entry) => (
          <li key={entry._id} className="waiting-row">
            <div>
              <b className="font-semibold">{translate(entry.service_name)}</b>
              <p className="sm muted num">{texts.since(inSalon("shortDay", entry.since, zone))}</p>
            </div>
            <p className="sm num">{words(entry)}</p>
            <Badge tone={tones[entry.state]}>{texts.states[entry.state]}</Badge>
            {entry.state === "waiting" && (
              <div className="grid justify-items-start gap-2.5">
                {entry.lacks && <p className="sm">{texts.lacks[entry.lacks]}</p>}
                {entry.offered?.state === "open" && (
                  <>
                    <p className="sm num">
                      {texts.heldUntil(
                        moment(entry.offered.startsAt, zone),
                        inSalon("clock", entry.offered.until, zone),
                      )}
                    </p>
                    <LinkButton size="sm" className="min-h-11" to={offeredPlace(entry.offered)}>
                      {texts.take}
                    </LinkButton>
                  </>
                )}
                <RowButton
                  row={translate(entry.service_name)}
                  variant="quiet"
                  className="-ml-3.5"
                  loading={ending.underWay === entry._id}
                  loadingText={texts.leaving}
                  onClick={() => void end(entry)}
                >
                  {texts.leave}
                </RowButton>
              </div>
            )}
          </li>
        ))}
      </ul>
      {dialog}
    </OwnSection>
  );
}

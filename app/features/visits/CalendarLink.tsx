import { type FeedOwner, useFeed, useMakeFeed, useRevokeFeed } from "#app/data/calendar-feeds.ts";
import { explain } from "#app/lib/explain.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { noticesTexts } from "#app/texts/en/dashboard/notices.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { CopyField } from "#app/ui/CopyField.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import { useConfirm } from "#app/ui/use-confirm.tsx";

interface Props {
  owner: FeedOwner;
  /** What the link can be used for. */
  text: string;
}

/** A private link to a calendar: create, copy while it is shown, replace and revoke. */
export function CalendarLink(props: Props) {
  const texts = useTexts(noticesTexts);
  return (
    <QueryView
      query={useFeed(props.owner)}
      waiting={["h-11"]}
      failed={(error) => `${texts.calendarNotLoaded} ${explain(error)}`}
    >
      {({ createdAt }) => <FeedLink createdAt={createdAt} {...props} />}
    </QueryView>
  );
}

function FeedLink({ owner, text, createdAt }: Props & { createdAt: string | null }) {
  const { zone } = useSalon();
  const texts = useTexts(noticesTexts);
  const make = useMakeFeed(owner);
  const revoke = useRevokeFeed(owner);
  const [ask, dialog] = useConfirm();
  const question = { text: texts.oldStops, no: texts.keep };

  async function makeNew() {
    const sure =
      createdAt === null || (await ask({ ...question, title: texts.newLinkTitle, yes: texts.yesNew }));
    if (sure) await make.run(undefined, texts.failed);
  }

  async function revokeIt() {
    if (!(await ask({ ...question, title: texts.revokeTitle, yes: texts.yesRevoke, danger: true }))) return;
    make.reset();
    if (await revoke.run(undefined, texts.failed)) notifySuccess(texts.revoked);
  }

  return (
    <div className="grid gap-4">
      <p>{text}</p>
      {make.answer && createdAt !== null ? (
        <CopyField
          key={make.answer.url}
          takesFocus
          label={texts.linkLabel}
          hint={texts.linkOnce}
          value={make.answer.url}
          texts={texts}
        />
      ) : (
        createdAt !== null && <p className="muted">{texts.linkMade(inSalon("date", createdAt, zone))}</p>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button
          variant="line"
          size="sm"
          className="min-h-11"
          loading={make.busy}
          loadingText={texts.making}
          onClick={() => void makeNew()}
        >
          <Icon name="calendar" />
          {createdAt === null ? texts.makeLink : texts.newLink}
        </Button>
        {createdAt !== null && (
          <Button
            variant="quiet"
            size="sm"
            className="min-h-11"
            loading={revoke.busy}
            onClick={() => void revokeIt()}
          >
            {texts.revoke}
          </Button>
        )}
      </div>
      {dialog}
    </div>
  );
}

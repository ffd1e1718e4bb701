import { dayAndTime } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { messagesTexts } from "#app/texts/en/dashboard/messages.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Card } from "#app/ui/Card.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { RowButton } from "#app/ui/RowButton.tsx";
import type { ContactMessage } from "#contract/contact.ts";

interface Props {
  message: ContactMessage;
  onMark: (handled: boolean) => void;
}

/** One visitor's message, with the ways to answer it. */
export function MessageCard({ message, onMark }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(messagesTexts);
  const { firstName, lastName, email, mobile, date, handledAt } = message;
  const name = `${firstName} ${lastName}`;
  return (
    <Card className="grid gap-3 p-5 wrap-anywhere sm:p-6">
      <div className="bar">
        <h2 className="h4">{name}</h2>
        <p className="sm muted num">{dayAndTime(date, zone)}</p>
      </div>
      <p className="sm flex flex-wrap gap-x-5 gap-y-2 num">
        <a className="link" href={`tel:${mobile}`}>
          {mobile}
        </a>
        <a className="link" href={`mailto:${encodeURIComponent(email)}`}>
          {email}
        </a>
      </p>
      <p className="whitespace-pre-line">
        {message.message || <span className="muted">{texts.noMessage}</span>}
      </p>
      <div>
        <RowButton row={name} variant={handledAt ? "quiet" : "line"} onClick={() => onMark(!handledAt)}>
          {!handledAt && <Icon name="check" />}
          {handledAt ? texts.openAgain : texts.markHandled}
        </RowButton>
      </div>
    </Card>
  );
}

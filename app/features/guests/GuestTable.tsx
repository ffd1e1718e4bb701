import { Link } from "react-router";
import type { GuestListProps } from "#app/features/guests/GuestCards.tsx";
import { worthKnowing } from "#app/features/guests/worth-knowing.ts";
import { guestName } from "#app/lib/guest-name.ts";
import { money } from "#app/lib/money.ts";
import { numberText } from "#app/lib/number-text.ts";
import { moment } from "#app/lib/refund-terms.ts";
import { salonNow } from "#app/lib/salon-now.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { guestsTexts } from "#app/texts/en/dashboard/guests.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { Badge } from "#app/ui/Badge.tsx";
import { Button } from "#app/ui/Button.tsx";
import { Card } from "#app/ui/Card.tsx";
import { type Column, DataTable } from "#app/ui/DataTable.tsx";
import { Highlight } from "#app/ui/Highlight.tsx";
import type { GuestSummary } from "#contract/guests.ts";

/** The guests of a page, on a wide screen. */
export function GuestTable({ guests, parts, onBook }: GuestListProps) {
  const { zone } = useSalon();
  const texts = useTexts(guestsTexts);
  const none = <span className="muted">{texts.none}</span>;
  const columns: Column<GuestSummary>[] = [
    {
      header: texts.name,
      cell: (guest) => (
        <Link className="guest-name" to={`/dashboard/guests/${guest._id}`}>
          <Avatar name={guest.name} size="s" />
          <span>
            <b>
              <Highlight text={guestName(guest)} parts={parts} />
            </b>
            {guest.address && (
              <span className="guest-sub">
                <Highlight text={guest.address} parts={parts} />
              </span>
            )}
          </span>
        </Link>
      ),
    },
    {
      header: texts.contact,
      className: "num",
      cell: ({ number, email }) => (
        <>
          {number ? <Highlight text={number} parts={parts} /> : none}
          {email && (
            <span className="guest-sub">
              <Highlight text={email} parts={parts} />
            </span>
          )}
        </>
      ),
    },
    { header: texts.visits, align: "right", className: "num", cell: ({ visits }) => numberText(visits) },
    {
      header: texts.lastVisit,
      className: "num whitespace-nowrap",
      cell: ({ lastVisit }) => (lastVisit ? inSalon("shortDay", lastVisit, zone) : none),
    },
    {
      header: texts.nextVisit,
      className: "num whitespace-nowrap",
      cell: ({ nextVisit }) => (nextVisit ? moment(nextVisit, zone) : none),
    },
    { header: texts.spent, align: "right", className: "num", cell: ({ spent }) => money(spent) },
    {
      header: texts.owed,
      align: "right",
      className: "num",
      cell: ({ owes }) => (owes > 0 ? <b>{money(owes)}</b> : none),
    },
    {
      header: texts.worthKnowing,
      cell: (guest) => {
        // What is owed has a column of its own.
        const known = worthKnowing({ ...guest, owes: 0 }, salonNow());
        return known && <Badge tone={known.tone}>{known.text}</Badge>;
      },
    },
    {
      header: texts.actions,
      align: "right",
      cell: (guest) => (
        <Button
          variant="soft"
          size="xs"
          aria-label={texts.bookFor(guestName(guest))}
          onClick={() => onBook(guest)}
        >
          {texts.book}
        </Button>
      ),
    },
  ];
  return (
    <Card className="guest-table relative overflow-auto">
      <DataTable
        caption={texts.guests}
        columns={columns}
        rows={guests}
        rowKey={({ _id }) => _id}
        manyColumns
      />
    </Card>
  );
}

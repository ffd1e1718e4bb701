import "#app/features/guests/guests.css";
import { lazy, useCallback, useState } from "react";
import { Navigate } from "react-router";
import { guestsOfPage, useGuests } from "#app/data/guests.ts";
import { useRole } from "#app/data/me.ts";
import { GuestCards } from "#app/features/guests/GuestCards.tsx";
import { GuestDialog } from "#app/features/guests/GuestDialog.tsx";
import { GuestFiles } from "#app/features/guests/GuestFiles.tsx";
import { GuestSearch } from "#app/features/guests/GuestSearch.tsx";
import { GuestTable } from "#app/features/guests/GuestTable.tsx";
import { explain } from "#app/lib/explain.ts";
import { salonNow } from "#app/lib/salon-now.ts";
import { salonDate } from "#app/lib/salon-time.ts";
import { useAskedQuery } from "#app/lib/use-asked-query.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { guestsTexts } from "#app/texts/en/dashboard/guests.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { FilterLinks } from "#app/ui/FilterLinks.tsx";
import { Former } from "#app/ui/Former.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Opening } from "#app/ui/Opening.tsx";
import { Pagination } from "#app/ui/Pagination.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import { useMedia } from "#app/ui/use-media.ts";
import type { GuestList, GuestSummary } from "#contract/guests.ts";
import { type GuestGroup, guestGroups } from "#domain/guests/groups.ts";
import { readSearch } from "#domain/guests/search.ts";

// Loaded on demand, since it brings the booking form.
const NewBookingDialog = lazy(async () => ({
  default: (await import("#app/features/desk/NewBookingDialog.tsx")).NewBookingDialog,
}));

/** The desk's guests: search, groups, page by page, each with a button to book. */
export function Guests() {
  const { zone } = useSalon();
  const texts = useTexts(guestsTexts);
  const [address, ask] = useAskedQuery();
  const search = address.get("search") ?? "";
  const page = Math.max(1, Math.trunc(Number(address.get("page"))) || 1);
  const only = search === "" ? guestGroups.find((group) => group === address.get("only")) : undefined;
  const role = useRole();
  const query = useGuests(search, only, page);
  // "Nobody found" would be about the search before.
  const isEmptyFormer = query.isPlaceholderData && query.data?.guests.length === 0;
  const [adding, setAdding] = useState<string>();
  const [booking, setBooking] = useState<GuestSummary>();
  const look = useCallback((typed: string) => ask(() => (typed ? { search: typed } : "")), [ask]);

  return (
    <>
      <div className="bar mb-5">
        <div>
          <h1 className="h2 dashboard-title">{texts.guests}</h1>
          <p className="muted num">
            {search === "" && query.data
              ? (query.data.isCut ? texts.peopleMore : texts.people)(query.data.count)
              : "\u00a0"}
          </p>
        </div>
        <div className="guest-actions">
          {role === "admin" && <GuestFiles />}
          <Button size="sm" onClick={() => setAdding("")}>
            <Icon name="plus" />
            {texts.newGuest}
          </Button>
        </div>
      </div>
      <div className="finder">
        <GuestSearch search={search} onLook={look} />
        <FilterLinks
          label={texts.groups}
          groups={guestGroups}
          only={only}
          name={(group) => (group ? texts.only[group] : texts.all)}
        />
      </div>
      <QueryView
        query={{ ...query, data: isEmptyFormer ? undefined : query.data }}
        waiting={["h-16", "h-16", "h-16", "h-16", "h-16"]}
        failed={(error) => texts.notLoaded(explain(error))}
      >
        {(found) => (
          <Found
            found={found}
            isFormer={query.isPlaceholderData}
            onBook={setBooking}
            onAdd={setAdding}
            onAll={() => look("")}
          />
        )}
      </QueryView>
      {adding !== undefined && <GuestDialog typed={adding} onClose={() => setAdding(undefined)} />}
      {booking && (
        <Opening>
          <NewBookingDialog
            start={{ masterId: "any", date: salonDate(salonNow(), zone), wall: "" }}
            guestId={booking._id}
            onClose={() => setBooking(undefined)}
          />
        </Opening>
      )}
    </>
  );
}

interface FoundProps {
  /** The result, with what it answers. */
  found: GuestList & { search: string; only: GuestGroup | undefined; page: number };
  /** Whether this is the answer to the search before, while the new answer loads. */
  isFormer: boolean;
  onBook: (guest: GuestSummary) => void;
  onAdd: (typed: string) => void;
  onAll: () => void;
}

function Found({ found, isFormer, onBook, onAdd, onAll }: FoundProps) {
  const texts = useTexts(guestsTexts);
  const isWide = useMedia("(width >= 81.25rem)");
  const { guests, count, isCut, search, only, page } = found;
  const first = (page - 1) * guestsOfPage + 1;
  const List = isWide ? GuestTable : GuestCards;
  const pages = Math.ceil(count / guestsOfPage);
  const pageAt = (to: number) =>
    `?${new URLSearchParams({ ...(search && { search }), ...(only && { only }), page: String(to) })}`;
  // The last page's guests were merged into others, or an old link leads beyond it.
  if (!isFormer && count > 0 && page > pages) return <Navigate replace to={pageAt(pages)} />;
  if (guests.length === 0) {
    return search === "" ? (
      <EmptyState
        className="card"
        title={only ? texts.nobodyIn : texts.noneYet}
        text={only ? texts.nobodyInText : texts.noneYetText}
      />
    ) : (
      <div role="status">
        <EmptyState
          className="card"
          title={texts.nobody(search)}
          text={texts.nobodyText}
          action={
            <div className="flex flex-wrap justify-center gap-2.5">
              <Button size="sm" onClick={() => onAdd(search)}>
                {texts.addCalled(search)}
              </Button>
              <Button variant="line" size="sm" onClick={onAll}>
                {texts.showAll}
              </Button>
            </div>
          }
        />
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      {search !== "" && (
        <div role="status">
          <h2 className="h4 num">{isCut ? texts.foundMore(count, search) : texts.found(count, search)}</h2>
          {isCut && <p className="sm muted">{texts.typeOn}</p>}
        </div>
      )}
      <Former isFormer={isFormer}>
        <List guests={guests} parts={readSearch(search).flat()} onBook={onBook} />
      </Former>
      <div className="bar">
        {search === "" ? (
          <p className="sm muted num" role="status">
            {texts.shown(first, first + guests.length - 1, count)}
          </p>
        ) : (
          <button type="button" className="row-link" onClick={() => onAdd(search)}>
            {texts.addCalled(search)}
          </button>
        )}
        <Pagination page={page} pages={pages} to={pageAt} />
      </div>
    </div>
  );
}

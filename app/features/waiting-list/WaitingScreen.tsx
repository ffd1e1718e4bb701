import { useState } from "react";
import { useMasters } from "#app/data/masters.ts";
import {
  useBookOffered,
  useDeclineOffered,
  useEndWaiting,
  useOfferHour,
  useWaitingList,
} from "#app/data/waiting.ts";
import { AddWaiting } from "#app/features/waiting-list/AddWaiting.tsx";
import { FreeHourPanel } from "#app/features/waiting-list/FreeHourPanel.tsx";
import { firstFreeHour } from "#app/features/waiting-list/free-hour.ts";
import { type Doing, WaitingRow } from "#app/features/waiting-list/WaitingRow.tsx";
import { explain } from "#app/lib/explain.ts";
import { guestName } from "#app/lib/guest-name.ts";
import { numberText } from "#app/lib/number-text.ts";
import { useAskedQuery } from "#app/lib/use-asked-query.ts";
import { useNow } from "#app/lib/use-now.ts";
import { waitingDeskTexts } from "#app/texts/en/dashboard/waiting-desk.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import { keepFocus } from "#app/ui/return-focus.ts";
import { TabList } from "#app/ui/TabList.tsx";
import { TabPanel } from "#app/ui/TabPanel.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import { useConfirm } from "#app/ui/use-confirm.tsx";
import type { DeskWaitingEntry } from "#contract/waiting.ts";

const states = ["waiting", "given", "gone"] as const;
const panelId = "waiting-list";

/** The salon's waiting list, for one day or all: who waits, who was offered a slot, and who is done. */
export function WaitingScreen() {
  const texts = useTexts(waitingDeskTexts);
  const [address, askFor] = useAskedQuery();
  const state = states.find((one) => one === address.get("state")) ?? "waiting";
  const [date = ""] = /^\d{4}-\d\d-\d\d$/.exec(address.get("date") ?? "") ?? [];
  const [isAdding, setAdding] = useState(false);
  const list = useWaitingList({ state, ...(state === "waiting" && date && { date }) });
  const masters = useMasters().data ?? [];
  const ending = useEndWaiting();
  const offering = useOfferHour();
  const taking = useDeclineOffered();
  const booking = useBookOffered();
  const now = useNow();
  const [ask, dialog] = useConfirm();

  async function end(entry: DeskWaitingEntry) {
    const name = guestName(entry);
    const question = { title: texts.endQuestion(name), text: texts.endText, yes: texts.endYes };
    if (!(await ask({ ...question, no: texts.keep, danger: true }))) return;
    if (await ending.run(entry._id, texts.notEnded)) notifySuccess(texts.ended(name));
  }

  async function offer({ _id, fits, ...entry }: DeskWaitingEntry) {
    keepFocus();
    if (fits && (await offering.run({ id: _id, ...fits }, texts.notOffered)))
      notifySuccess(texts.isOffered(guestName(entry)));
  }

  async function book(id: string, name: string) {
    keepFocus();
    if (await booking.run(id, texts.notBooked)) notifySuccess(texts.booked(name));
  }

  async function takeBack(id: string, name: string) {
    const question = { title: texts.takeBackQuestion(name), text: texts.takeBackText, yes: texts.takeBack };
    if (!(await ask({ ...question, no: texts.keep, danger: true }))) return;
    keepFocus();
    if (await taking.run(id, texts.notTakenBack)) notifySuccess(texts.takenBack(name));
  }

  const entries = list.data?.pages.flatMap((page) => page.entries);
  const free = state === "waiting" && entries ? firstFreeHour(entries) : undefined;
  const doing: Doing[] = [
    { what: "end", id: ending.underWay },
    { what: "offer", id: offering.underWay?.id },
    { what: "takeBack", id: taking.underWay },
    { what: "book", id: booking.underWay },
  ];
  const add = (
    <Button onClick={() => setAdding(true)}>
      <Icon name="plus" />
      {texts.add}
    </Button>
  );
  return (
    <div className="grid gap-5">
      <div className="bar">
        <div>
          <h1 className="h2 dashboard-title">{texts.title}</h1>
          <p className="muted num mt-1 min-h-6" role="status">
            {list.data && texts.waitNow(numberText(list.data.pages[0]?.waiting ?? 0))}
          </p>
        </div>
        {add}
      </div>
      {free && (
        <FreeHourPanel
          hour={free}
          masters={masters}
          busyId={offering.underWay?.id}
          onOffer={(entry) => void offer(entry)}
        />
      )}
      <div className="flex flex-wrap items-end justify-between gap-3">
        <TabList
          tabs={states.map((id) => ({ id, label: texts.tabs[id] }))}
          selected={state}
          onSelect={(id) => askFor((before) => withPart(before, "state", id === "waiting" ? "" : id))}
          label={texts.title}
          panelId={panelId}
        />
        {state === "waiting" && (
          <TextField
            label={texts.day}
            optional
            type="date"
            value={date}
            onChange={({ target }) => askFor((before) => withPart(before, "date", target.value))}
          />
        )}
      </div>
      <TabPanel id={panelId} selected={state}>
        <QueryView
          query={{ ...list, data: entries }}
          waiting={["h-24", "h-24", "h-24"]}
          failed={(error) => texts.notLoaded(explain(error))}
          empty={
            <EmptyState
              className="card"
              title={texts.none[state]}
              text={date && state === "waiting" ? texts.noneOfDay : texts.noneText}
            />
          }
        >
          {(entries) => (
            <div className="grid gap-4">
              <ul className="card waiting-rows">
                {entries.map((entry) => (
                  <WaitingRow
                    key={entry._id}
                    entry={entry}
                    masters={masters}
                    now={now}
                    doing={doing}
                    onOffer={() => void offer(entry)}
                    onBook={(id) => void book(id, guestName(entry))}
                    onTakeBack={(id) => void takeBack(id, guestName(entry))}
                    onEnd={() => void end(entry)}
                  />
                ))}
              </ul>
              {list.hasNextPage && (
                <Button
                  variant="line"
                  className="justify-self-start"
                  loading={list.isFetchingNextPage}
                  loadingText={texts.loading}
                  onClick={() => void list.fetchNextPage()}
                >
                  {texts.more}
                </Button>
              )}
            </div>
          )}
        </QueryView>
      </TabPanel>
      {isAdding && <AddWaiting onClose={() => setAdding(false)} />}
      {dialog}
    </div>
  );
}

function withPart(query: URLSearchParams, name: string, value: string): URLSearchParams {
  if (value) query.set(name, value);
  else query.delete(name);
  return query;
}

import { useHandleMessage, useMessages } from "#app/data/messages.ts";
import { tellUnwritten } from "#app/data/unwritten.ts";
import { useFollowCount } from "#app/data/use-follow-count.ts";
import { MessageCard } from "#app/features/messages/MessageCard.tsx";
import { explain } from "#app/lib/explain.ts";
import { useAskedQuery } from "#app/lib/use-asked-query.ts";
import { messagesTexts } from "#app/texts/en/dashboard/messages.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { PagedList } from "#app/ui/PagedList.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import { keepFocus } from "#app/ui/return-focus.ts";
import { CardSkeleton } from "#app/ui/Skeleton.tsx";
import { TabList } from "#app/ui/TabList.tsx";
import { TabPanel } from "#app/ui/TabPanel.tsx";
import type { ContactMessage } from "#contract/contact.ts";

/** The messages from the contact form: open ones first, handled ones behind a tab. */
export function Messages() {
  const texts = useTexts(messagesTexts);
  const failed = (error: unknown) => texts.notLoaded(explain(error));
  const [address, ask] = useAskedQuery();
  const shown = address.get("state") === "handled" ? "handled" : "open";
  const handle = useHandleMessage();
  const lists = { open: useMessages("open"), handled: useMessages("handled") };
  const list = lists[shown];
  const countOf = (which: "open" | "handled") => lists[which].data?.pages.at(-1)?.count;
  useFollowCount("messages", countOf("open"));
  /** The name alone until the number is known. */
  function counted(name: string, which: "open" | "handled"): string {
    const count = countOf(which);
    return count === undefined ? name : texts.tab(name, count);
  }

  function mark({ _id, firstName }: ContactMessage, isHandled: boolean) {
    keepFocus();
    void handle.run({ id: _id, handled: isHandled }, (error) =>
      tellUnwritten(texts.notChanged(firstName), error),
    );
  }

  return (
    <>
      <div className="mb-5">
        <TabList
          label={texts.messages}
          panelId="messages"
          tabs={[
            { id: "open", label: counted(texts.toAnswer, "open") },
            { id: "handled", label: counted(texts.handled, "handled") },
          ]}
          selected={shown}
          onSelect={(id) => ask(() => (id === "handled" ? { state: id } : ""))}
        />
      </div>
      <TabPanel id="messages" selected={shown}>
        <QueryView
          query={{ ...list, data: list.data?.pages.flatMap(({ rows }) => rows) }}
          waiting={<CardSkeleton />}
          failed={failed}
          empty={
            shown === "open" ? (
              <EmptyState className="card" title={texts.nobodyWaits} text={texts.nobodyWaitsText} />
            ) : (
              <EmptyState className="card" title={texts.nothingHandled} text={texts.nothingHandledText} />
            )
          }
        >
          {(messages) => (
            <PagedList pages={list} more={texts.more} loading={texts.loading} failed={failed}>
              {messages.map((message) => (
                <li key={message._id}>
                  <MessageCard message={message} onMark={(isHandled) => mark(message, isHandled)} />
                </li>
              ))}
            </PagedList>
          )}
        </QueryView>
      </TabPanel>
    </>
  );
}

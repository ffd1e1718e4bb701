import { useState } from "react";
import { useHandleMessage, useMessages } from "#app/data/messages.ts";
import { MessageCard } from "#app/features/desk/MessageCard.tsx";
import { explain } from "#app/lib/explain.ts";
import { messagesTexts } from "#app/texts/en/dashboard/messages.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import { CardSkeleton } from "#app/ui/Skeleton.tsx";
import { TabList } from "#app/ui/TabList.tsx";
import { TabPanel } from "#app/ui/TabPanel.tsx";
import type { ContactMessage } from "#contract/contact.ts";

/** What visitors wrote through the contact form: what waits first, what is handled behind a tab. */
export function Messages() {
  const texts = useTexts(messagesTexts);
  return (
    <QueryView
      query={useMessages()}
      waiting={<CardSkeleton />}
      failed={(error) => texts.notLoaded(explain(error))}
    >
      {(messages) => <Loaded messages={messages} />}
    </QueryView>
  );
}

function Loaded({ messages }: { messages: ContactMessage[] }) {
  const texts = useTexts(messagesTexts);
  const [shown, setShown] = useState("open");
  const handle = useHandleMessage();
  const open = messages.filter(({ handledAt }) => handledAt === null);
  const handled = messages.filter(({ handledAt }) => handledAt !== null);
  const listed = shown === "open" ? open : handled;

  function mark({ _id, firstName }: ContactMessage, isHandled: boolean) {
    void handle.run({ id: _id, handled: isHandled }, texts.notChanged(firstName));
  }

  return (
    <>
      <div className="mb-5">
        <TabList
          label={texts.messages}
          panelId="messages"
          tabs={[
            { id: "open", label: texts.toAnswer(open.length) },
            { id: "handled", label: texts.handled(handled.length) },
          ]}
          selected={shown}
          onSelect={setShown}
        />
      </div>
      <TabPanel id="messages" selected={shown}>
        {listed.length > 0 ? (
          <ul className="grid gap-4">
            {listed.map((message) => (
              <li key={message._id}>
                <MessageCard message={message} onMark={(isHandled) => mark(message, isHandled)} />
              </li>
            ))}
          </ul>
        ) : shown === "open" ? (
          <EmptyState className="card" title={texts.nobodyWaits} text={texts.nobodyWaitsText} />
        ) : (
          <EmptyState className="card" title={texts.nothingHandled} text={texts.nothingHandledText} />
        )}
      </TabPanel>
    </>
  );
}

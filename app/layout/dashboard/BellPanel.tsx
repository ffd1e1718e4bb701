import "#app/layout/dashboard/bell.css";
import { useEffect, useId, useRef, useState } from "react";
import { useSeeNews } from "#app/data/desk-news.ts";
import { NewsList } from "#app/layout/dashboard/NewsList.tsx";
import { explain } from "#app/lib/explain.ts";
import { numberText } from "#app/lib/number-text.ts";
import { useNow } from "#app/lib/use-now.ts";
import { deskNewsTexts } from "#app/texts/en/dashboard/desk-news.ts";
import { newsListTexts } from "#app/texts/en/dashboard/news-list.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { IconButton } from "#app/ui/IconButton.tsx";
import { type Query, QueryView } from "#app/ui/QueryView.tsx";
import { useModal } from "#app/ui/use-modal.ts";
import type { DeskNews } from "#contract/desk-news.ts";

interface Props {
  query: Query<DeskNews>;
  onClose: () => void;
}

/**
 * The news of the desk, each with a link to its place. Opening it marks all as seen; what was new stays marked while
 * it is open.
 */
export default function BellPanel({ query, onClose }: Props) {
  const { bell } = useTexts(deskNewsTexts);
  const texts = useTexts(newsListTexts);
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useModal(ref, true);
  const fresh = useSeen(query.data);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Esc, which arrives as `close`.
    <dialog
      ref={ref}
      className="bell-panel"
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="bell-panel-head">
        <h2 className="h4" id={titleId}>
          {bell}
        </h2>
        <IconButton icon="close" label={texts.close} onClick={onClose} />
      </div>
      <div className="bell-panel-body">
        <QueryView
          query={query}
          waiting={["h-14 m-4", "h-14 m-4", "h-14 m-4"]}
          failed={(error) => texts.notLoaded(explain(error))}
        >
          {({ news }) => <Groups news={news} fresh={fresh} onFollow={onClose} />}
        </QueryView>
      </div>
    </dialog>
  );
}

/** Marks the news as seen once it is loaded. @returns the ids of what was new when the panel opened, or came since */
function useSeen(data: DeskNews | undefined): ReadonlySet<string> {
  const { run } = useSeeNews();
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const marked = useRef("");
  useEffect(() => {
    const [newest] = data?.news ?? [];
    if (!data || !newest?.isNew || newest.at === marked.current) return;
    marked.current = newest.at;
    const ids = data.news.filter(({ isNew }) => isNew).map(({ _id }) => _id);
    setFresh((before) => new Set([...before, ...ids]));
    void run(newest.at);
  }, [data, run]);
  return fresh;
}

interface GroupsProps {
  news: DeskNews["news"];
  fresh: ReadonlySet<string>;
  onFollow: () => void;
}

function Groups({ news, fresh, onFollow }: GroupsProps) {
  const texts = useTexts(newsListTexts);
  const now = useNow();
  const isFresh = ({ _id, isNew }: DeskNews["news"][number]) => isNew || fresh.has(_id);
  const [young, old] = [news.filter(isFresh), news.filter((entry) => !isFresh(entry))];
  if (news.length === 0) {
    return (
      <p className="px-4.5 pt-2 pb-6">
        <b className="font-semibold">{texts.none}</b>
        <span className="muted sm block">{texts.noneText}</span>
      </p>
    );
  }
  return (
    <>
      {young.length > 0 && (
        <NewsList
          title={texts.fresh(numberText(young.length))}
          news={young}
          isNew
          now={now}
          onFollow={onFollow}
        />
      )}
      {old.length > 0 && <NewsList title={texts.earlier} news={old} now={now} onFollow={onFollow} />}
    </>
  );
}

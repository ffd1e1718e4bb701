import { lazy, useState } from "react";
import { useDeskNews } from "#app/data/desk-news.ts";
import { numberText } from "#app/lib/number-text.ts";
import { deskNewsTexts } from "#app/texts/en/dashboard/desk-news.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { Opening } from "#app/ui/Opening.tsx";
import type { Role } from "#contract/users.ts";
import { mostNews } from "#domain/desk-news.ts";

const BellPanel = lazy(() => import("#app/layout/dashboard/BellPanel.tsx"));

/** The amount of news at the desk. A press opens the list. */
export default function Bell({ role }: { role: Role }) {
  const texts = useTexts(deskNewsTexts);
  const news = useDeskNews(role);
  const [open, setOpen] = useState(false);
  const unseen = news.data?.unseen ?? 0;
  const count = unseen >= mostNews ? texts.many(numberText(mostNews)) : numberText(unseen);
  return (
    <>
      <button
        type="button"
        className="iconbtn bell"
        aria-label={unseen > 0 ? texts.bellNew(count) : texts.bell}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="bell" />
        {unseen > 0 && (
          <span className="bell-count num" aria-hidden="true">
            {count}
          </span>
        )}
      </button>
      {open && (
        <Opening>
          <BellPanel query={news} onClose={() => setOpen(false)} />
        </Opening>
      )}
    </>
  );
}

import { useRef, useState } from "react";
import { moved } from "#app/data/in-order.ts";
import { tellUnwritten } from "#app/data/unwritten.ts";
import { useDeleteWork, useOrderWorks, usePublishWork, useWithdrawConsent } from "#app/data/works.ts";
import { WorkCard } from "#app/features/catalogue/WorkCard.tsx";
import type { WorkChoices } from "#app/features/catalogue/work-form.ts";
import { portfolioTexts } from "#app/texts/en/dashboard/portfolio.ts";
import { currentLanguage } from "#app/texts/language.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { useConfirm } from "#app/ui/use-confirm.tsx";
import { useKeptFocus } from "#app/ui/use-kept-focus.ts";
import type { ManagedWork } from "#contract/portfolio.ts";
import { isShown } from "#domain/portfolio.ts";

interface Props {
  works: ManagedWork[];
  choices: WorkChoices;
  onEdit: (work: ManagedWork) => void;
}

/** The works in order, each with its actions. The result of an action is announced. */
export function WorkList({ works, choices, onEdit }: Props) {
  const texts = useTexts(portfolioTexts);
  const [news, setNews] = useState("");
  const [ask, dialog] = useConfirm();
  const [list, keepFocus] = useKeptFocus<HTMLUListElement>(works);
  const order = useOrderWorks();
  const publish = usePublishWork();
  const withdraw = useWithdrawConsent();
  const remove = useDeleteWork();
  /** The works being published: a second press can come before the page renders again. */
  const publishing = useRef(new Set<string>());
  const ids = works.map(({ _id }) => _id);

  function step(work: ManagedWork, by: 1 | -1) {
    const place = ids.indexOf(work._id) + by;
    if (place < 0 || place === ids.length) return;
    keepFocus();
    void order.run(moved(ids, work._id, place), (error) => tellUnwritten(texts.orderNotSaved, error));
    setNews(texts.nowAt(titleOf(work), place + 1, ids.length));
  }
  async function toggle(work: ManagedWork) {
    const { _id, version, published } = work;
    if (publishing.current.has(_id)) return;
    publishing.current.add(_id);
    const changed = await publish.run({ _id, version, published: !published }, texts.notPublishedNow);
    publishing.current.delete(_id);
    if (changed) setNews(published ? texts.unpublished(titleOf(work)) : whatPublishingDid(work));
  }
  function whatPublishingDid(work: ManagedWork): string {
    if (work.picture && isShown(work)) return texts.published(titleOf(work));
    return texts.publishedUnseen(titleOf(work), work.withdrawnAt ? texts.withdrawn : texts.noConsent);
  }
  async function askToWithdraw(work: ManagedWork) {
    const title = texts.withdrawQuestion(titleOf(work));
    const question = {
      title,
      text: texts.withdrawText,
      yes: texts.withdrawYes,
      no: texts.keep,
      danger: true,
    };
    if ((await ask(question)) && (await withdraw.run(work._id, texts.notWithdrawn)))
      setNews(texts.isWithdrawn(titleOf(work)));
  }
  async function askToDelete(work: ManagedWork) {
    const title = texts.deleteQuestion(titleOf(work));
    const question = { title, text: texts.deleteText, yes: texts.deleteYes, no: texts.keep, danger: true };
    if ((await ask(question)) && (await remove.run(work._id, texts.notDeleted)))
      setNews(texts.isDeleted(titleOf(work)));
  }

  return (
    <>
      <ul className="work-list" aria-label={texts.works} ref={list}>
        {works.map((work, index) => (
          <WorkCard
            key={work._id}
            work={work}
            title={titleOf(work)}
            choices={choices}
            isFirst={index === 0}
            isLast={index === works.length - 1}
            onStep={(by) => step(work, by)}
            onEdit={() => onEdit(work)}
            isPublishing={publish.underWay?._id === work._id}
            onPublish={() => void toggle(work)}
            onWithdraw={() => void askToWithdraw(work)}
            onDelete={() => void askToDelete(work)}
          />
        ))}
      </ul>
      <p className="sr" role="status">
        {news}
      </p>
      {dialog}
    </>
  );
}

const titleOf = ({ title, titleBn }: ManagedWork) => (currentLanguage() === "bn" && titleBn) || title;

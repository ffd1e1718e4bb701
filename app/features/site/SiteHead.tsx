import { useDiscardSiteDraft, usePublishSite } from "#app/data/site.ts";
import { partsThatDiffer, siteParts } from "#app/features/site/site-parts.ts";
import type { useEditSteps } from "#app/features/site/use-edit-steps.ts";
import type { useSiteDraft } from "#app/features/site/use-site-draft.ts";
import { dayAndTime } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { siteEditorTexts } from "#app/texts/en/dashboard/site-editor.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Badge } from "#app/ui/Badge.tsx";
import { Button } from "#app/ui/Button.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { Note } from "#app/ui/Note.tsx";
import { notifyError, notifySuccess } from "#app/ui/toasts.ts";
import { useConfirm } from "#app/ui/use-confirm.tsx";
import { measureAccent } from "#domain/site/accent.ts";

interface Props {
  draft: ReturnType<typeof useSiteDraft>;
  steps: Pick<ReturnType<typeof useEditSteps>, "undo" | "redo">;
  /** The preview's token, to show the draft at the public address; undefined until it is known. */
  token: string | undefined;
  /** Goes to the first field that was refused. */
  onSeek: () => void;
}

/** The heading: the draft's state, whether it is saved, and the buttons to publish or discard it. */
export function SiteHead({ draft, steps, token, onSeek }: Props) {
  const texts = useTexts(siteEditorTexts);
  const { zone } = useSalon();
  const publish = usePublishSite();
  const discard = useDiscardSiteDraft();
  const [ask, dialog] = useConfirm();
  const { content, published, saving, problem, objectionAt, alongside } = draft;
  const changes = partsThatDiffer(published.content, content);
  const busy = publish.busy || discard.busy;

  const refused = siteParts.filter(({ path }) => objectionAt(path)).map(({ id }) => texts.names[id]);

  async function askToPublish() {
    if (refused.length > 0) return onSeek();
    const named = [...new Set(changes.map(({ id }) => texts.names[id]))].join(", ");
    const question = { title: texts.publishQuestion, text: texts.publishText(named), yes: texts.publish };
    if (!(await ask(question))) return;
    // The page says why it was not saved.
    if (!(await draft.save())) return notifyError(texts.notPublished);
    if (await draft.renew((version) => publish.run(version, texts.notPublished)))
      notifySuccess(texts.isPublished);
  }

  async function askToDiscard() {
    const question = { title: texts.discardQuestion, text: texts.discardText, yes: texts.discard };
    if (!(await ask({ ...question, danger: true }))) return;
    if (await draft.renew((version) => discard.run(version, texts.notDiscarded), true))
      notifySuccess(texts.isDiscarded);
  }

  const at = published.at && dayAndTime(published.at, zone);
  return (
    <header className="mb-5 grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="h2 dashboard-title">{texts.title}</h1>
          <p className="sm muted flex flex-wrap items-center gap-x-3 gap-y-1">
            {changes.length > 0 && <Badge tone="pending">{texts.draft(changes.length)}</Badge>}
            <span>{at ? texts.published(at) : texts.neverPublished}</span>
            <span role="status">{texts.saving[saving]}</span>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {(
            [
              ["undo", "back", "Control+Z"],
              ["redo", "redo", "Control+Shift+Z"],
            ] as const
          ).map(([step, icon, keys]) => (
            <IconButton
              key={step}
              icon={icon}
              label={texts[step]}
              title={texts[step]}
              aria-keyshortcuts={keys}
              aria-disabled={steps[step] === undefined || undefined}
              onClick={steps[step]}
            />
          ))}
          {changes.length > 0 && (
            <Button variant="quiet" size="sm" className="min-h-11" onClick={() => void askToDiscard()}>
              {texts.discard}
            </Button>
          )}
          <div className="flex gap-2">
            {token && (
              <a
                className={buttonClass({ variant: "line", size: "sm" }, "min-h-11")}
                href={`/?preview=${token}`}
                target="_blank"
                rel="noreferrer"
              >
                <Icon name="eye" />
                {texts.look}
              </a>
            )}
            <Button
              size="sm"
              className="min-h-11"
              disabled={changes.length === 0 || !measureAccent(content.accent).passes}
              loading={busy}
              onClick={() => void askToPublish()}
            >
              {texts.publishChanges(changes.length)}
            </Button>
          </div>
        </div>
      </div>
      {refused.length > 0 && (
        <Note
          tone="error"
          action={
            <Button variant="line" size="sm" onClick={onSeek}>
              {texts.goThere}
            </Button>
          }
        >
          {texts.refused(refused.join(", "))}
        </Note>
      )}
      {(saving === "failed" || saving === "offline" || saving === "unread") && (
        <Note
          tone="error"
          action={
            <Button variant="line" size="sm" onClick={() => void draft.save()}>
              {texts.saveAgain}
            </Button>
          }
        >
          {saving === "offline"
            ? texts.offline
            : texts[saving === "unread" ? "unread" : "notSaved"](problem ?? "")}
        </Note>
      )}
      {alongside !== undefined && <Note>{texts.alongside(alongside ?? texts.somebody)}</Note>}
      {dialog}
    </header>
  );
}

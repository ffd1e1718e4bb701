import { useRestoreSite, useSitePublications } from "#app/data/site.ts";
import type { useSiteDraft } from "#app/features/site/use-site-draft.ts";
import { explain } from "#app/lib/explain.ts";
import { numberText } from "#app/lib/number-text.ts";
import { dayAndTime } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { siteEditorTexts } from "#app/texts/en/dashboard/site-editor.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Badge } from "#app/ui/Badge.tsx";
import { Button } from "#app/ui/Button.tsx";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import { useConfirm } from "#app/ui/use-confirm.tsx";
import type { SitePublication } from "#contract/site-content.ts";

/** What was published, when, and who published it. An older publication can be published again. */
export function SiteHistory({ draft }: { draft: ReturnType<typeof useSiteDraft> }) {
  const texts = useTexts(siteEditorTexts);
  const { zone } = useSalon();
  const restore = useRestoreSite();
  const [ask, dialog] = useConfirm();

  async function goBack({ _id, number }: SitePublication) {
    const question = { title: texts.restoreQuestion(numberText(number)), text: texts.restoreText };
    if (!(await ask({ ...question, yes: texts.restore }))) return;
    await draft.save();
    if (await draft.renew((version) => restore.run({ id: _id, version }, texts.notRestored)))
      notifySuccess(texts.isPublished);
  }

  const when = ({ at }: SitePublication) => dayAndTime(at, zone);
  return (
    <>
      <QueryView
        query={useSitePublications()}
        waiting={["h-16", "h-16"]}
        failed={(error) => `${texts.notLoaded} ${explain(error)}`}
        empty={<EmptyState className="card" title={texts.nothingYet} text={texts.nothingYetText} />}
      >
        {(publications) => (
          <ol className="site-blocks">
            {publications.map((publication, index) => (
              <li key={publication._id} className="flex flex-wrap items-center gap-3 p-4">
                <span className="grid grow">
                  <b className="num">
                    {texts.publication(numberText(publication.number), when(publication))}
                  </b>
                  <span className="sm muted">{publication.by ?? texts.somebody}</span>
                </span>
                {index === 0 ? (
                  <Badge tone="live">{texts.live}</Badge>
                ) : (
                  <Button
                    variant="line"
                    size="sm"
                    className="min-h-11"
                    loading={restore.underWay?.id === publication._id}
                    aria-label={texts.restoreOf(numberText(publication.number))}
                    onClick={() => void goBack(publication)}
                  >
                    {texts.restore}
                  </Button>
                )}
              </li>
            ))}
          </ol>
        )}
      </QueryView>
      {dialog}
    </>
  );
}

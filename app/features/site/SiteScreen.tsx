import "#app/features/site/site-editor.css";
import { useEffect, useRef, useState } from "react";
import { useSiteDraftQuery, useSitePreview } from "#app/data/site.ts";
import { AccentFields } from "#app/features/site/AccentFields.tsx";
import { ClashDialog } from "#app/features/site/ClashDialog.tsx";
import { HomeBlocks } from "#app/features/site/HomeBlocks.tsx";
import { OtherPages } from "#app/features/site/OtherPages.tsx";
import { SiteHead } from "#app/features/site/SiteHead.tsx";
import { SiteHistory } from "#app/features/site/SiteHistory.tsx";
import { SitePreview } from "#app/features/site/SitePreview.tsx";
import { type Section, siteParts } from "#app/features/site/site-parts.ts";
import { useEditSteps } from "#app/features/site/use-edit-steps.ts";
import { useSiteDraft } from "#app/features/site/use-site-draft.ts";
import { explain } from "#app/lib/explain.ts";
import { useAskBeforeLeaving } from "#app/lib/use-ask-before-leaving.ts";
import { useAskedQuery } from "#app/lib/use-asked-query.ts";
import { siteEditorTexts } from "#app/texts/en/dashboard/site-editor.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { QueryView } from "#app/ui/QueryView.tsx";
import { TabList } from "#app/ui/TabList.tsx";
import { TabPanel } from "#app/ui/TabPanel.tsx";
import { useConfirm } from "#app/ui/use-confirm.tsx";
import type { SiteDraft } from "#contract/site-content.ts";

const tabs = ["home", "other", "colour", "history"] as const;
type Tab = (typeof tabs)[number];
const tabOf: Partial<Record<Section, Tab>> = {
  footer: "other",
  shared: "other",
  formPages: "other",
  legal: "other",
  colour: "colour",
};

/** The editor of the public pages: the salon's words, pictures and colour, beside a live preview. */
export function SiteScreen() {
  const texts = useTexts(siteEditorTexts);
  return (
    <QueryView
      query={useSiteDraftQuery()}
      title={texts.title}
      waiting={["h-12", "h-60", "h-40"]}
      failed={(error) => `${texts.notLoaded} ${explain(error)}`}
    >
      {(draft) => <SiteEditor draft={draft} />}
    </QueryView>
  );
}

function SiteEditor({ draft: start }: { draft: SiteDraft }) {
  const texts = useTexts(siteEditorTexts);
  const [address, askFor] = useAskedQuery();
  const tab = tabs.find((one) => one === address.get("tab")) ?? "home";
  const [block, setBlock] = useState("hero");
  const [seeks, setSeeks] = useState(0);
  const editor = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const preview = useSitePreview();
  const kept = useSiteDraft(start, () =>
    frame.current?.contentWindow?.postMessage("site-draft-saved", window.location.origin),
  );
  const { edit, ...steps } = useEditSteps(kept.edit);
  const draft = { ...kept, edit };
  const [ask, dialog] = useConfirm();
  useAskBeforeLeaving(
    draft.saving !== "saved",
    async () =>
      (await draft.saveAll()) ||
      ask({
        title: texts.leaveQuestion,
        text: texts.leaveText,
        yes: texts.leave,
        no: texts.stay,
        danger: true,
      }),
    { isSavedFirst: true },
  );

  const go = (to: string) => askFor(() => (to === "home" ? "" : { tab: to }));

  /** Goes to the first field that was refused, on its tab. */
  function seek() {
    const refused = siteParts.find(({ path }) => draft.objectionAt(path));
    if (refused) go(tabOf[refused.section] ?? "home");
    setSeeks((before) => before + 1);
  }
  useEffect(() => {
    if (seeks === 0) return;
    const field = editor.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    const fold = field?.closest("details");
    if (fold) fold.open = true;
    field?.focus();
  }, [seeks]);

  return (
    <>
      <SiteHead draft={draft} steps={steps} token={preview.data?.token} onSeek={seek} />
      <div className="mb-5">
        <TabList
          label={texts.parts}
          panelId="site"
          tabs={tabs.map((id) => ({ id, label: texts.tabs[id] }))}
          selected={tab}
          onSelect={go}
        />
      </div>
      <div ref={editor} className="site-columns">
        <TabPanel id="site" selected={tab} className="grid min-w-0 content-start gap-3">
          {tab === "home" && <HomeBlocks draft={draft} onOpen={setBlock} />}
          {tab === "other" && <OtherPages draft={draft} />}
          {tab === "colour" && <AccentFields draft={draft} />}
          {tab === "history" && <SiteHistory draft={draft} />}
          {tab !== "history" && <p className="sm muted">{texts.keptAsTyped}</p>}
        </TabPanel>
        <SitePreview frame={frame} preview={preview} block={block} />
      </div>
      {dialog}
      {draft.clash && <ClashDialog clash={draft.clash} onSettle={draft.settle} />}
    </>
  );
}

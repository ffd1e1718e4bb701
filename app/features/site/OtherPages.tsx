import { FooterServices } from "#app/features/site/FooterServices.tsx";
import { PartFields } from "#app/features/site/PartFields.tsx";
import type { useSiteDraft } from "#app/features/site/use-site-draft.ts";
import { siteEditorTexts } from "#app/texts/en/dashboard/site-editor.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { TextField } from "#app/ui/TextField.tsx";
import type { SocialLink } from "#contract/site-content.ts";

const sections = ["footer", "shared", "formPages", "legal"] as const;
const networks = { facebook: "Facebook", instagram: "Instagram", youtube: "YouTube", x: "X" };

/** The content of every page, and the pages other than the home page. */
export function OtherPages({ draft }: { draft: ReturnType<typeof useSiteDraft> }) {
  const texts = useTexts(siteEditorTexts);
  return (
    <ol className="site-blocks">
      {sections.map((section) => (
        <li key={section}>
          <details open={section === "footer"}>
            <summary>
              <span>{texts.sections[section]}</span>
            </summary>
            <div className="site-fields">
              {section === "legal" && <p className="sm muted">{texts.legalHint}</p>}
              <PartFields draft={draft} section={section} />
              {section === "footer" && <FooterServices draft={draft} />}
              {section === "footer" && <SocialFields draft={draft} />}
            </div>
          </details>
        </li>
      ))}
    </ol>
  );
}

/** People write addresses like "facebook.com/salon". */
function withHttps(typed: string): string {
  return /^https:\/\/|^$/i.test(typed) ? typed : `https://${typed.replace(/^[a-z]*:?\/\//i, "")}`;
}

function SocialFields({ draft }: { draft: ReturnType<typeof useSiteDraft> }) {
  const texts = useTexts(siteEditorTexts);
  const { social } = draft.content.footer;

  function change(network: SocialLink["network"], address: string) {
    draft.edit(({ footer }) => {
      const known = footer.social.find((link) => link.network === network);
      if (address === "") footer.social = footer.social.filter((link) => link !== known);
      else if (known) known.address = address;
      else footer.social.push({ network, address });
    });
  }

  return (Object.keys(networks) as SocialLink["network"][]).map((network) => (
    <TextField
      key={network}
      type="url"
      inputMode="url"
      label={texts.pageOn(networks[network])}
      optional
      maxLength={300}
      placeholder="https://"
      value={social.find((link) => link.network === network)?.address ?? ""}
      error={draft.objectionAt(`footer.social.${social.findIndex((link) => link.network === network)}`)}
      onChange={({ currentTarget }) => change(network, currentTarget.value.trim())}
      onBlur={({ currentTarget: { value } }) => {
        if (withHttps(value) !== value) change(network, withHttps(value));
      }}
    />
  ));
}

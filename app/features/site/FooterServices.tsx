import { useServices } from "#app/data/services.ts";
import type { useSiteDraft } from "#app/features/site/use-site-draft.ts";
import { WordsField } from "#app/features/site/WordsField.tsx";
import { serviceName } from "#app/lib/names.ts";
import { siteEditorTexts } from "#app/texts/en/dashboard/site-editor.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { SelectField } from "#app/ui/SelectField.tsx";
import type { SiteContent } from "#contract/site-content.ts";

const most = 6;

type Entry = SiteContent["footer"]["services"][number];

/** The services that the footer of every page links to, and their labels: up to six. */
export function FooterServices({ draft }: { draft: ReturnType<typeof useSiteDraft> }) {
  const texts = useTexts(siteEditorTexts);
  const { data } = useServices();
  const all = data ?? [];
  const { content, edit, objectionAt } = draft;
  const { services } = content.footer;
  const unused = all.filter(({ _id }) => !services.some(({ serviceId }) => serviceId === _id));

  /** The service's own name, cut to the longest label. */
  function labelOf(id: string): Entry["label"] {
    const service = all.find(({ _id }) => _id === id);
    return { en: service?.service_name.slice(0, 40) ?? "", bn: service?.nameBn?.slice(0, 40) ?? "" };
  }

  /** Another service brings its own name, unless somebody has typed a label. */
  function labelWith(id: string, { serviceId, label }: Entry): Entry["label"] {
    const [old, own] = [labelOf(serviceId), labelOf(id)];
    if (all.every(({ _id }) => _id !== serviceId)) return own;
    return { en: label.en === old.en ? own.en : label.en, bn: label.bn === old.bn ? own.bn : label.bn };
  }

  function change(index: number, part: Partial<Entry>) {
    edit(({ footer }) => {
      const entry = footer.services[index];
      if (entry) Object.assign(entry, part);
    });
  }

  return (
    <fieldset className="grid gap-3 border-line border-t pt-4">
      <legend className="field-label">{texts.names.footerServices}</legend>
      {services.length === 0 && <p className="sm muted">{texts.noFooterServices}</p>}
      {services.map(({ serviceId, label }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place; its service is what is chosen.
        <div key={index} className="grid gap-3 border-line border-b pb-4">
          <SelectField
            label={texts.footerService(index + 1)}
            error={objectionAt(`footer.services.${index}.serviceId`)}
            value={serviceId}
            onChange={({ currentTarget: { value } }) =>
              change(index, { serviceId: value, label: labelWith(value, { serviceId, label }) })
            }
          >
            {all.every(({ _id }) => _id !== serviceId) && (
              <option value={serviceId}>{data ? texts.serviceGone : label.en}</option>
            )}
            {all
              .filter((service) => service._id === serviceId || unused.includes(service))
              .map((service) => (
                <option key={service._id} value={service._id}>
                  {serviceName(service)}
                </option>
              ))}
          </SelectField>
          <WordsField
            label={texts.footerLabel(index + 1)}
            most={40}
            words={label}
            objectionAt={(language) => objectionAt(`footer.services.${index}.label.${language}`)}
            onChange={(said) => change(index, { label: said })}
          />
          <Button
            variant="quiet"
            size="sm"
            className="min-h-11 justify-self-start"
            onClick={() => edit(({ footer }) => void footer.services.splice(index, 1))}
          >
            {texts.removeFooterService(index + 1)}
          </Button>
        </div>
      ))}
      {services.length < most && unused[0] && (
        <Button
          variant="line"
          size="sm"
          className="min-h-11 justify-self-start"
          onClick={() =>
            edit(({ footer }) => {
              const [next] = unused;
              if (next) footer.services.push({ serviceId: next._id, label: labelOf(next._id) });
            })
          }
        >
          {texts.addFooterService}
        </Button>
      )}
    </fieldset>
  );
}

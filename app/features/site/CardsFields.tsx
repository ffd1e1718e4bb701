import { useServices } from "#app/data/services.ts";
import { PictureField } from "#app/features/site/PictureField.tsx";
import type { useSiteDraft } from "#app/features/site/use-site-draft.ts";
import { WordsField } from "#app/features/site/WordsField.tsx";
import { serviceName } from "#app/lib/names.ts";
import { siteEditorTexts } from "#app/texts/en/dashboard/site-editor.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { SelectField } from "#app/ui/SelectField.tsx";
import type { SiteContent } from "#contract/site-content.ts";

const most = 3;
const nothing = { en: "", bn: "" };

type Card = SiteContent["home"]["highlights"]["cards"][number];

/** The highlights: up to three cards that link to a service. */
export function CardsFields({ draft }: { draft: ReturnType<typeof useSiteDraft> }) {
  const texts = useTexts(siteEditorTexts);
  const services = useServices().data ?? [];
  const { content, edit, objectionAt } = draft;
  const { cards } = content.home.highlights;

  function change(index: number, change: (now: Card) => Card) {
    edit(({ home }) => {
      const card = home.highlights.cards[index];
      if (card) home.highlights.cards[index] = change(card);
    });
  }
  const at = (index: number, field: string) => (place: string) =>
    objectionAt(`home.highlights.cards.${index}.${field}.${place}`);

  return (
    <>
      {cards.map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card has no id of its own; its fields hold no state.
        <fieldset key={index} className="grid gap-3 border-line border-t pt-4">
          <legend className="field-label">{texts.card(index + 1)}</legend>
          <WordsField
            label={texts.cardTitle}
            most={60}
            words={card.title}
            objectionAt={at(index, "title")}
            onChange={(title) => change(index, (now) => ({ ...now, title }))}
          />
          <WordsField
            label={texts.cardText}
            most={200}
            words={card.text}
            objectionAt={at(index, "text")}
            onChange={(text) => change(index, (now) => ({ ...now, text }))}
          />
          <SelectField
            label={texts.leadsTo}
            value={card.serviceId ?? ""}
            onChange={({ currentTarget: { value } }) =>
              change(index, (now) => ({ ...now, serviceId: value || null }))
            }
          >
            <option value="">{texts.allServices}</option>
            {services.map((service) => (
              <option key={service._id} value={service._id}>
                {serviceName(service)}
              </option>
            ))}
          </SelectField>
          <PictureField
            label={texts.cardPicture(index + 1)}
            picture={card.picture}
            size={[800, 1000]}
            objectionAt={at(index, "picture")}
            onChange={(picture) => change(index, (now) => ({ ...now, picture: picture(now.picture) }))}
          />
          <Button
            variant="quiet"
            size="sm"
            className="min-h-11 justify-self-start"
            onClick={() => edit(({ home }) => void home.highlights.cards.splice(index, 1))}
          >
            {texts.removeCard(index + 1)}
          </Button>
        </fieldset>
      ))}
      {cards.length < most && (
        <Button
          variant="line"
          size="sm"
          className="min-h-11 justify-self-start"
          onClick={() =>
            edit(({ home }) => {
              home.highlights.cards.push({ title: nothing, text: nothing, picture: null, serviceId: null });
            })
          }
        >
          {texts.addCard}
        </Button>
      )}
    </>
  );
}

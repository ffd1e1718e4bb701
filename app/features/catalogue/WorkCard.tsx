import type { WorkChoices } from "#app/features/catalogue/work-form.ts";
import { masterName, serviceName } from "#app/lib/names.ts";
import { pictureOf } from "#app/lib/own-picture.ts";
import { inSalon, salonInstant } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { portfolioTexts } from "#app/texts/en/dashboard/portfolio.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Badge } from "#app/ui/Badge.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { RowButton } from "#app/ui/RowButton.tsx";
import type { ManagedWork } from "#contract/portfolio.ts";

interface Props {
  work: ManagedWork;
  /** In the page's language. */
  title: string;
  choices: WorkChoices;
  isFirst: boolean;
  isLast: boolean;
  isPublishing: boolean;
  onStep: (by: 1 | -1) => void;
  onEdit: () => void;
  onPublish: () => void;
  onWithdraw: () => void;
  onDelete: () => void;
}

/** A work as the owner sees it: its pictures, who did what, and whether visitors see it, or why not. */
export function WorkCard({ work, title, choices, isFirst, isLast, isPublishing, ...on }: Props) {
  const texts = useTexts(portfolioTexts);
  const service = choices.services.find(({ _id }) => _id === work.serviceId);
  const master = choices.masters.find(({ _id }) => _id === work.masterId);
  const by = [master && masterName(master), service && serviceName(service)].filter(Boolean).join(", ");
  const { _id, picture, before, published, consentedOn, showsPerson, shown } = work;
  return (
    <li className="card" data-shown={shown || undefined}>
      <div className="plate">
        {[before?.picture, picture].map(
          (address) => address && <img key={address} src={pictureOf(address, 400)} alt="" loading="lazy" />,
        )}
        {!picture && <Icon name="eye-off" />}
      </div>
      <div className="work-words">
        <h2 className="h4">{title}</h2>
        <p className="sm muted">{by || texts.gone}</p>
        <p className="work-state sm muted">
          {shown ? (
            <Badge tone="ok">{texts.shown}</Badge>
          ) : (
            <Badge tone={published ? "pending" : "done"}>{whyNotShown(work)}</Badge>
          )}
          <Consent work={work} />
        </p>
      </div>
      <div className="work-tools">
        <RowButton row={title} variant="soft" loading={isPublishing} onClick={on.onPublish}>
          {published ? texts.unpublish : texts.publish}
        </RowButton>
        {showsPerson && consentedOn && (
          <RowButton row={title} variant="quiet" onClick={on.onWithdraw}>
            {texts.withdraw}
          </RowButton>
        )}
        <span className="work-icons">
          <IconButton
            icon="arrow-up"
            label={texts.moveUp(title)}
            data-focus={`up ${_id}`}
            aria-disabled={isFirst}
            onClick={() => on.onStep(-1)}
          />
          <IconButton
            icon="arrow-down"
            label={texts.moveDown(title)}
            data-focus={`down ${_id}`}
            aria-disabled={isLast}
            onClick={() => on.onStep(1)}
          />
          <IconButton icon="edit" label={texts.edit(title)} onClick={on.onEdit} />
          <IconButton icon="trash" label={texts.delete(title)} onClick={on.onDelete} />
        </span>
      </div>
    </li>
  );

  function whyNotShown({ withdrawnAt }: ManagedWork): string {
    if (withdrawnAt) return texts.withdrawn;
    return published ? texts.noConsent : texts.notPublished;
  }
}

/** What is known about the consent to the picture. */
function Consent({ work: { withdrawnAt, showsPerson, consentedOn } }: { work: ManagedWork }) {
  const texts = useTexts(portfolioTexts);
  const { zone } = useSalon();
  if (withdrawnAt) return texts.withdrawnOn(inSalon("date", withdrawnAt, zone));
  if (!showsPerson) return texts.nobody;
  if (!consentedOn) return texts.noConsentText;
  return texts.agreedOn(inSalon("date", salonInstant(consentedOn, "12:00", zone), zone));
}

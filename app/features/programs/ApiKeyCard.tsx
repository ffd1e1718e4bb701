import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { programsTexts } from "#app/texts/en/dashboard/programs.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Badge } from "#app/ui/Badge.tsx";
import { RowButton } from "#app/ui/RowButton.tsx";
import { TitledCard } from "#app/ui/TitledCard.tsx";
import type { ApiKey } from "#contract/api-keys.ts";

/** One API key: its first characters, its permissions, who made it and when it was last used. */
export function ApiKeyCard({
  apiKey,
  busy,
  onRevoke,
}: {
  apiKey: ApiKey;
  busy: boolean;
  onRevoke: () => void;
}) {
  const texts = useTexts(programsTexts);
  const { zone } = useSalon();
  const { name, start, scopes, madeBy, createdAt, lastUsedAt, revokedAt } = apiKey;
  const day = (instant: string) => inSalon("date", instant, zone);
  return (
    <TitledCard
      title={name}
      heading="h3"
      badge={<Badge tone={revokedAt ? "off" : "ok"}>{revokedAt ? texts.revokedBadge : texts.works}</Badge>}
    >
      <p className="sm muted">
        <code>{start}…</code>
      </p>
      <ul className="grid gap-1">
        {scopes.map((scope) => (
          <li key={scope}>
            {texts.scopes[scope].name} <code className="sm muted">{scope}</code>
          </li>
        ))}
      </ul>
      <p className="sm muted">
        {texts.made(madeBy ?? texts.formerOwner, day(createdAt))}{" "}
        {lastUsedAt ? texts.lastUsed(day(lastUsedAt)) : texts.neverUsed}{" "}
        {revokedAt && texts.revokedOn(day(revokedAt))}
      </p>
      {!revokedAt && (
        <div className="button-row">
          <RowButton
            row={name}
            variant="quiet"
            loading={busy}
            loadingText={texts.revoking}
            onClick={onRevoke}
          >
            {texts.revoke}
          </RowButton>
        </div>
      )}
    </TitledCard>
  );
}

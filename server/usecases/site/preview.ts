import type { SiteContent } from "#contract/site-content.ts";
import { findPublication, readDraft } from "#server/database/site.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { isSameSeal } from "#server/usecases/is-same-seal.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";
import { parseContent, readPublishedContent } from "#server/usecases/site/site-content.ts";

const goodForMs = 2 * 60 * 60_000;

const theDraft = "draft";

/** Lets pages show the draft, or an earlier publication, for two hours. */
export async function createPreview(
  app: UseCases,
  publicationId: string | undefined,
): Promise<Result<{ token: string; expiresAt: number }>> {
  if (publicationId !== undefined && !(await findPublication(app.engine.read, publicationId)))
    return refuse("not_found", "There is no such publication.");
  const expiresAt = app.now() + goodForMs;
  const named = `${publicationId ?? theDraft}.${expiresAt}`;
  return ok({ token: `${named}.${sealOf(app, named)}`, expiresAt });
}

/** The content that a preview's token shows. Refuses a token that has expired or was not issued here. */
export async function readPreview(app: UseCases, token: string): Promise<Result<SiteContent>> {
  const [shown = "", expiresAt = "", given = ""] = token.split(".");
  const isOurs = isSameSeal(given, sealOf(app, `${shown}.${expiresAt}`));
  if (!isOurs || Number(expiresAt) <= app.now()) return refuse("not_found", "This preview has ended.");
  const db = app.engine.read;
  const kept = shown === theDraft ? await readDraft(db) : await findPublication(db, shown);
  return ok(kept?.content ? parseContent(kept.content) : await readPublishedContent(db));
}

function sealOf(app: Pick<UseCases, "seal">, named: string): string {
  return app.seal(`site preview ${named}`);
}

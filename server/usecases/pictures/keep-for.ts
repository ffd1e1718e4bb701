import { noteKeptPicture } from "#server/database/pictures.ts";
import type { KeptPicture } from "#server/images/port.ts";
import type { UseCases } from "#server/usecases/context.ts";

/**
 * Keeps a picture and notes who handed it in. It is noted before, so that nobody else's leaving removes the files
 * meanwhile, and after, since its own owner may have left meanwhile: then the next tidying removes it.
 * @param userId null for the salon's own
 */
export async function keepFor(app: UseCases, userId: string | null, file: Uint8Array): Promise<KeptPicture> {
  const address = app.pictures.addressOf(file);
  const note = async () => {
    if (address && userId) await noteKeptPicture(app.engine.write, { address, userId }, app.now());
  };
  await note();
  const kept = await app.pictures.keep(file);
  if (kept.ok) await note();
  return kept;
}

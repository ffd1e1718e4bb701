import { isPictureWanted } from "#server/database/pictures.ts";
import type { UseCases } from "#server/usecases/context.ts";

/** Removes the files of a picture whose owner is gone, unless somebody else has handed it in, too, or a page shows it. */
export async function removePicture(app: UseCases, address: string): Promise<void> {
  await app.pictures.remove(address, () => isPictureWanted(app.engine.write, address));
}

import { isStaff } from "#domain/access.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { keepPicture } from "#server/usecases/pictures/keep-picture.ts";
import { ok } from "#server/usecases/result.ts";

/** Uploads of pictures, for a profile or for a page. */
export const pictureHandlers: Pick<Handlers, "uploadImage"> = {
  async uploadImage(app, incoming) {
    const actor = signedIn(incoming);
    // Guests share the salon's network, so their uploads must not count against its staff.
    const network = isStaff(actor) ? null : incoming.network;
    const kept = await keepPicture(app, incoming.body.image, { userId: actor.userId, network });
    return kept.ok ? ok({ success: true, data: { display_url: kept.value } }) : kept;
  },
};

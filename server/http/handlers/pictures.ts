import { isStaff } from "#domain/access.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { keepPicture } from "#server/usecases/pictures/keep-picture.ts";
import { ok } from "#server/usecases/result.ts";

/** Pictures that are handed in, for a profile or for a page. */
export const pictureHandlers: Pick<Handlers, "uploadImage"> = {
  async uploadImage(app, incoming) {
    const actor = signedIn(incoming);
    // Guests of the salon share its network, and what they hand in is not the owner's.
    const network = isStaff(actor) ? null : incoming.network;
    const kept = await keepPicture(app, incoming.body.image, { userId: actor.userId, network });
    return kept.ok ? ok({ success: true, data: { display_url: kept.value } }) : kept;
  },
};

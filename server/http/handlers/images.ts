import { type Handlers, signedIn } from "#server/http/handler.ts";
import { keepPicture } from "#server/usecases/pictures/keep-picture.ts";
import { ok } from "#server/usecases/result.ts";

export const imageHandlers: Pick<Handlers, "uploadImage"> = {
  async uploadImage(app, incoming) {
    const { userId } = signedIn(incoming);
    const kept = await keepPicture(app, incoming.body.image, { userId, network: incoming.network });
    return kept.ok ? ok({ success: true, data: { display_url: kept.value } }) : kept;
  },
};

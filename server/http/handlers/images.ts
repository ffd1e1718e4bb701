import type { Handlers } from "#server/http/handler.ts";
import { keepPicture } from "#server/usecases/images/keep-picture.ts";
import { ok } from "#server/usecases/result.ts";

export const imageHandlers: Pick<Handlers, "uploadImage"> = {
  async uploadImage(app, { body }) {
    const kept = await keepPicture(app, body.image);
    return kept.ok ? ok({ success: true, data: { display_url: kept.value } }) : kept;
  },
};

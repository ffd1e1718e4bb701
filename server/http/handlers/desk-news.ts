import { mostNews } from "#domain/desk-news.ts";
import { countOpenExceptions, listOpenSince } from "#server/database/exceptions.ts";
import { countWaitingReviews } from "#server/database/reviews.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { ofMessage, ofMoney, ofVisit } from "#server/http/wire/desk-news.ts";
import { toException } from "#server/http/wire/exceptions.ts";
import { ofToHandBack } from "#server/http/wire/hand-backs.ts";
import { describeException } from "#server/usecases/books/describe-exceptions.ts";
import { readDeskNews, seeDeskNews } from "#server/usecases/desk/desk-news.ts";
import { ok } from "#server/usecases/result.ts";
import { takesCards } from "#server/usecases/takes-cards.ts";

/** The bell, and the numbers next to the desk's pages. */
export const deskNewsHandlers: Pick<Handlers, "readDeskNews" | "markNewsSeen"> = {
  async readDeskNews(app, incoming) {
    const { userId, role } = signedIn(incoming);
    const { salon, since, seenAt, counts, toHandBack, visits, messages } = await readDeskNews(app, userId);
    const db = app.engine.read;
    const isOwner = role === "admin";
    const open = isOwner ? await listOpenSince(db, { since, limit: mostNews }) : [];
    const money = [];
    const { zone } = salon;
    const day = { zone, now: app.now() };
    const here = { zone, takesCards: takesCards(app.site) };
    for (const row of open) money.push(toException(row, await describeException(db, row, day), here));
    const news = [
      ...visits.map((row) => ofVisit(row, salon.zone)),
      ...messages.map(ofMessage),
      ...money.map(ofMoney),
    ]
      .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
      .slice(0, mostNews)
      .map((entry) => ({ ...entry, isNew: Date.parse(entry.at) > seenAt }));
    return ok({
      counts: {
        ...counts,
        exceptions: isOwner ? await countOpenExceptions(db) : 0,
        reviews: isOwner ? await countWaitingReviews(db) : 0,
      },
      toHandBack: ofToHandBack(toHandBack),
      unseen: news.filter(({ isNew }) => isNew).length,
      news,
    });
  },

  async markNewsSeen(app, incoming) {
    const until = Date.parse(incoming.body.until);
    return ok({ modifiedCount: await seeDeskNews(app, signedIn(incoming).userId, until) });
  },
};

import { countExceptions, listExceptions } from "#server/database/exceptions.ts";
import { readSalon } from "#server/database/salon.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { toException } from "#server/http/wire/exceptions.ts";
import { describePage } from "#server/http/wire/page.ts";
import { describeException } from "#server/usecases/books/describe-exceptions.ts";
import { resolve } from "#server/usecases/books/resolve-exception.ts";
import { ok } from "#server/usecases/result.ts";

type ExceptionCalls = "listExceptions" | "resolveException";

const pageSize = 50;

/** The owner's inbox of what needs a person. */
export const exceptionHandlers: Pick<Handlers, ExceptionCalls> = {
  async listExceptions(app, { query, setHeader }) {
    const db = app.engine.read;
    const { limit = pageSize, cursor } = query;
    const rows = await listExceptions(db, { limit, ...(cursor && { after: cursor }) });
    const { zone } = await readSalon(db);
    const { open, all } = await countExceptions(db);
    describePage(setHeader, {
      path: "/api/exceptions",
      limit,
      total: all,
      lastId: rows.at(-1)?.id,
      answered: rows.length,
    });
    const exceptions = [];
    for (const row of rows) exceptions.push(toException(row, await describeException(db, row), zone));
    return ok({ open, exceptions });
  },

  async resolveException(app, incoming) {
    const { params, body } = incoming;
    const resolved = await resolve(app, signedIn(incoming), params.id, body.action);
    return resolved.ok ? ok({ modifiedCount: resolved.value }) : resolved;
  },
};

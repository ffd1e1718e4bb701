import { mostListed } from "#contract/fields.ts";
import { scopes } from "#domain/scopes.ts";

/** What a reader knows before the first call, in Markdown. */
export const introduction = `The API of the salon's website. It accepts and returns JSON, except for pictures and calendar files.

### Authentication

Calls that are open to anyone need no token. For the others, send a bearer token: \`Authorization: Bearer …\`.

- **People** sign in on the site and create a token with \`POST /jwt\`. It is valid for 15 minutes.
- **Programs** send an API key. An owner creates it in the dashboard under Other programs. A key makes only the calls of its scopes: ${scopes.map((scope) => `\`${scope}\``).join(", ")}.

### Errors

A failed call returns problem details ([RFC 9457](https://www.rfc-editor.org/rfc/rfc9457)). Go by \`code\`, which doesn't change. \`detail\` is a sentence for people, and \`errors\` lists the fields that are wrong. The table of [error codes](/api/docs#codes) explains what to do.

### Pagination

Long lists return up to ${mostListed} entries, or fewer if you pass \`limit\`. Their \`Link\` header with \`rel="next"\` has the address of the next page, and \`X-Total-Count\` has the number of all entries. Other lists return \`next\` in the body. Treat a cursor as opaque, and keep the other parameters the same.

### Retries

Some calls take a \`key\`, a UUID that you generate. A request that is repeated with the same key is carried out once.

### Rate limits

A key can make 600 calls a minute; some calls have lower limits. Beyond that, calls fail with \`too_many_requests\` until the seconds in \`Retry-After\` have passed.

### Formats

Amounts are in dollars, with up to two decimals. Times are ISO 8601 with an offset or \`Z\`. Dates are \`YYYY-MM-DD\` in the salon's time zone.`;

export const aboutTokens = "A person's token. Create it with `POST /jwt`; it is valid for 15 minutes.";

export const aboutKeys =
  "A program's API key. An owner creates it in the dashboard under Other programs, with the scopes that it needs.";

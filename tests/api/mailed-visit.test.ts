import { expect, test } from "vitest";
import { bookAhead } from "#tests/support/booked.ts";
import { call, callLoosely } from "#tests/support/calls.ts";
import { givenSalon } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";

const salon = givenSalon();

test("a paid visit's mail says what cancelling costs, and its calendar link needs no sign-in", async () => {
  const { guest, visit, id } = await bookAhead(salon, 60);
  const [mail] = await readMails(salon, guest.email, "received");
  expect(mail?.text).toMatch(
    /What cancelling costs\nUntil .+: Nothing, \$6 back\nUntil .+: \$3, \$3 back\nAfter that: The \$6/,
  );
  expect(mail?.html).toContain("/art/mail/threading.png");
  const [, token = ""] = /mailed-visits\/([^/]+)\/visit\.ics/.exec(mail?.text ?? "") ?? [];
  const file = await call(salon, "readMailedVisit", { params: { token } });
  const start = new Date(visit.startsAt).toISOString().replace(/[-:]|\.\d+/g, "");
  expect(file).toContain(`DTSTART:${start}`);
  expect(file).not.toContain(guest.email);

  const other = await bookAhead(salon, 60);
  const seal = token.split(".")[1];
  for (const wrong of [id, `${id}.`, `${other.id}.${seal}`, `${token}x`, "."]) {
    expect(await callLoosely(salon, "readMailedVisit", { params: { token: wrong } })).toMatchObject({
      status: 404,
    });
  }
});

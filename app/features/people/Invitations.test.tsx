import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { Invitations } from "#app/features/people/Invitations.tsx";
import type { Invitation } from "#contract/setup.ts";
import { refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

let waiting: Invitation[];

beforeEach(() => {
  waiting = [];
  salonAnswers({
    listInvitations: () => waiting,
    createInvitation: ({ body }) => {
      waiting = [
        {
          _id: `i${waiting.length}`,
          ...body,
          invitedAt: "2026-11-23T08:00:00Z",
          endsAt: "2026-11-30T08:00:00Z",
        },
      ];
      return { insertedId: "i1" };
    },
    withdrawInvitation: () => {
      waiting = [];
      return { deletedCount: 1 };
    },
  });
});

test("a person is invited with a role, gets the mail again, and the invitation is withdrawn", async () => {
  await show(<Invitations />);
  await expect.element(page.getByText("No invitation waits to be accepted.")).toBeVisible();
  await page.getByLabelText("E-mail address").fill("mitu@example.com");
  await page.getByLabelText("Role").selectOptions("Owner, with all rights");
  await page.getByRole("button", { name: "Invite" }).click();
  const row = page.getByRole("list", { name: "Invitations that wait" }).getByRole("listitem");
  await expect.element(row.getByText(/Owner, with all rights, waits until Mon 30 Nov$/)).toBeVisible();
  await row.getByRole("button", { name: "Send again to mitu@example.com" }).click();
  await expect.poll(() => sentWith("createInvitation").length).toBe(2);
  expect(sentWith("createInvitation")[1]).toMatchObject({
    body: { email: "mitu@example.com", role: "admin" },
  });
  await row.getByRole("button", { name: "Take back the invitation to mitu@example.com" }).click();
  await expect.element(page.getByText("No invitation waits to be accepted.")).toBeVisible();
});

test("a refused invitation says why and keeps the address", async () => {
  const detail = "Many invitations wait already. Take some back first.";
  salonAnswers({ createInvitation: () => refusal("wrong_state", { detail }) });
  await show(<Invitations />);
  await page.getByLabelText("E-mail address").fill("mitu@example.com");
  await page.getByRole("button", { name: "Invite" }).click();
  await expect.element(page.getByText(/Take some back first/)).toBeVisible();
  await expect.element(page.getByLabelText("E-mail address")).toHaveValue("mitu@example.com");
});

test("an address typed while an invitation is sent stays", async () => {
  const sent = Promise.withResolvers<{ insertedId: string }>();
  salonAnswers({ createInvitation: () => sent.promise });
  await show(<Invitations />);
  const email = page.getByLabelText("E-mail address");
  await email.fill("mitu@example.com");
  await page.getByRole("button", { name: "Invite" }).click();
  await expect.poll(() => sentWith("createInvitation").length).toBe(1);
  await email.fill("tuli@example.com");
  sent.resolve({ insertedId: "i1" });
  await expect.element(page.getByText(/mitu@example.com/)).toBeVisible();
  await expect.element(email).toHaveValue("tuli@example.com");
});

test("the focus stays on the page when an invitation is taken back", async () => {
  waiting = [
    {
      ...{ _id: "i1", email: "mitu@example.com", role: "staff" },
      ...{ invitedAt: "2026-11-23T08:00:00Z", endsAt: "2026-11-30T08:00:00Z" },
    },
  ];
  await show(
    <section>
      <h2>Who works here</h2>
      <Invitations />
    </section>,
  );
  await page.getByRole("button", { name: "Take back the invitation to mitu@example.com" }).click();
  await expect.element(page.getByText("No invitation waits to be accepted.")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Who works here" })).toHaveFocus();
});

test("the second press of a double click does not take back the invitation that moved under the pointer", async () => {
  const one = { role: "staff" as const, invitedAt: "2026-11-23T08:00:00Z", endsAt: "2026-11-30T08:00:00Z" };
  waiting = ["mitu", "tuli"].map((name) => ({ _id: name, email: `${name}@example.com`, ...one }));
  salonAnswers({
    withdrawInvitation: () => {
      waiting = waiting.slice(1);
      return { deletedCount: 1 };
    },
  });
  await show(<Invitations />);
  const takeBack = page.getByRole("button", { name: /^Take back the invitation/ });
  await takeBack.first().click();
  await expect.poll(() => takeBack.elements().length).toBe(1);
  takeBack.element().dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
  await expect.element(takeBack).toBeVisible();
  expect(sentWith("withdrawInvitation")).toHaveLength(1);
});

import { useState } from "react";
import { matching } from "#app/features/users/match.ts";
import { useChangeRole, useDeleteUser, useMakeAdmin, useUsers } from "#app/features/users/queries.ts";
import { whyNot } from "#app/features/users/refusals.ts";
import { UsersTable } from "#app/features/users/UsersTable.tsx";
import { explain } from "#app/lib/explain.ts";
import { Button } from "#app/ui/Button.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Note } from "#app/ui/Note.tsx";
import { Loading, Skeleton } from "#app/ui/Skeleton.tsx";
import { notifyError, notifySuccess } from "#app/ui/toasts.ts";
import { useConfirm } from "#app/ui/useConfirm.tsx";
import type { User } from "#contract/users.ts";

const rows = ["first", "second", "third", "fourth", "fifth"];

/** Everybody who has an account, for admins: make admin, delete. */
export function AllUsers() {
  const users = useUsers();
  if (users.data) return <Loaded users={users.data} />;
  if (users.error) {
    return (
      <Note
        tone="error"
        action={
          <Button variant="line" size="sm" onClick={() => void users.refetch()}>
            Try again
          </Button>
        }
      >
        The users did not load. {explain(users.error)}
      </Note>
    );
  }
  return (
    <Loading className="grid gap-5">
      <Skeleton className="h-9 w-64" />
      <Card className="grid gap-5 p-5">
        {rows.map((row) => (
          <Skeleton key={row} className="h-9" />
        ))}
      </Card>
    </Loading>
  );
}

function Loaded({ users }: { users: User[] }) {
  const [search, setSearch] = useState("");
  const [ask, dialog] = useConfirm();
  const makeAdmin = useMakeAdmin();
  const changeRole = useChangeRole();
  const remove = useDeleteUser();
  const [running] = [makeAdmin, remove].filter(({ isPending }) => isPending);
  const busyId = changeRole.isPending ? changeRole.variables.id : running?.variables;
  const numbered = users.map((user, index) => ({ user, number: index + 1 }));
  const found = new Set(matching(users, search));

  async function promote({ _id, name }: User) {
    const yes = await ask({ title: "Are you sure?", text: "You won't make Admin", yes: "Yes, Make it!" });
    if (!yes) return;
    makeAdmin.mutate(_id, {
      onSuccess: ({ modifiedCount }) => {
        if (modifiedCount > 0) notifySuccess(`Successful ${name} is an Admin Now!`, { place: "center" });
      },
      onError: (error) => notifyError(`${name} is not an admin`, whyNot(error)),
    });
  }

  function toggleStaff({ _id, name, role }: User) {
    const next = role === "staff" ? "customer" : "staff";
    changeRole.mutate(
      { id: _id, role: next },
      {
        onSuccess: () =>
          notifySuccess(next === "staff" ? `${name} is staff now` : `${name} is a customer again`),
        onError: (error) => notifyError(`${name}'s role was not changed`, whyNot(error)),
      },
    );
  }

  async function erase({ _id, name }: User) {
    const yes = await ask({
      title: "Are you sure?",
      text: "You won't be able to revert this!",
      yes: "Yes, delete it!",
      no: "Keep",
      danger: true,
    });
    if (!yes) return;
    remove.mutate(_id, {
      onSuccess: ({ deletedCount }) => {
        if (deletedCount > 0)
          notifySuccess("Deleted!", { text: "Your file has been deleted.", place: "center" });
      },
      onError: (error) => notifyError(`${name} was not deleted`, whyNot(error)),
    });
  }

  return (
    <>
      <div className="bar mb-4.5">
        <h2 className="h3 num">Total Users: {users.length}</h2>
        <div className="search">
          <label className="sr" htmlFor="user-search">
            Search users
          </label>
          <Icon name="search" />
          <input
            className="in"
            id="user-search"
            type="search"
            placeholder="Name or email"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
      </div>
      <UsersTable
        users={numbered.filter(({ user }) => found.has(user))}
        busyId={busyId}
        onMakeAdmin={(user) => void promote(user)}
        onStaff={toggleStaff}
        onDelete={(user) => void erase(user)}
      />
      <p className="sm muted mt-4" role="status">
        {found.size === 0 && "Nobody has that name or email."}
      </p>
      {dialog}
    </>
  );
}

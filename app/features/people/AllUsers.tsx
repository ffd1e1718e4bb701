import { type ReactNode, useCallback } from "react";
import { useChangeRole, useDeleteUser, useEndMembership, useMakeAdmin, useUsers } from "#app/data/users.ts";
import { UsersTable } from "#app/features/people/UsersTable.tsx";
import { explain } from "#app/lib/explain.ts";
import { money } from "#app/lib/money.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useAskedQuery } from "#app/lib/use-asked-query.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { useTypedSearch } from "#app/lib/use-typed-search.ts";
import { usersTexts } from "#app/texts/en/dashboard/users.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Card } from "#app/ui/Card.tsx";
import { MoreButton } from "#app/ui/MoreButton.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import { SearchField } from "#app/ui/SearchField.tsx";
import { Loading, Skeleton } from "#app/ui/Skeleton.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import { useConfirm } from "#app/ui/use-confirm.tsx";
import type { User } from "#contract/users.ts";

const rows = ["first", "second", "third", "fourth", "fifth"];

/** Everybody with an account, for admins: make admin, delete. */
export function AllUsers() {
  const texts = useTexts(usersTexts);
  const failed = (error: unknown) => `${texts.notLoaded} ${explain(error)}`;
  const [address, ask] = useAskedQuery();
  const search = address.get("search") ?? "";
  const look = useCallback((typed: string) => ask(() => (typed ? { search: typed } : "")), [ask]);
  const users = useUsers(search);
  return (
    <QueryView query={{ ...users, data: users.data?.pages }} waiting={<UsersSkeleton />} failed={failed}>
      {(pages) => (
        <Loaded
          users={pages.flatMap((page) => page.users)}
          search={search}
          onSearch={look}
          count={pages[0]?.count ?? 0}
          foundBy={pages[0]?.search ?? ""}
          more={
            <MoreButton
              className="mt-4"
              pages={users}
              more={texts.more}
              loading={texts.loading}
              failed={failed}
            />
          }
        />
      )}
    </QueryView>
  );
}

function UsersSkeleton() {
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

interface LoadedProps {
  users: User[];
  search: string;
  /** Must be stable from render to render. */
  onSearch: (search: string) => void;
  /** The number of all users, or of those found. */
  count: number;
  /** The search that found them, which may be the one before. */
  foundBy: string;
  more: ReactNode;
}

function Loaded({ users, search, onSearch, count, foundBy, more }: LoadedProps) {
  const texts = useTexts(usersTexts);
  const [typed, setTyped] = useTypedSearch(search, onSearch);
  const [ask, dialog] = useConfirm();
  const makeAdmin = useMakeAdmin();
  const changeRole = useChangeRole();
  const remove = useDeleteUser();
  const { zone, takesCards } = useSalon();
  const endMembership = useEndMembership();
  const busyId =
    changeRole.underWay?.id ?? makeAdmin.underWay ?? remove.underWay?._id ?? endMembership.underWay?.id;

  async function promote({ _id, name }: User) {
    const yes = await ask({ title: texts.sure, text: texts.wontMakeAdmin, yes: texts.yesMake });
    if (!yes) return;
    const made = await makeAdmin.run(_id, texts.notAdmin(name));
    if (made && made.modifiedCount > 0) notifySuccess(texts.isAdminNow(name), { place: "center" });
  }

  async function toggleStaff({ _id, name, role }: User) {
    const next = role === "staff" ? "customer" : "staff";
    if (!(await changeRole.run({ id: _id, role: next, from: role }, texts.roleNotChanged(name)))) return;
    notifySuccess(next === "staff" ? texts.isStaff(name) : texts.isCustomer(name));
  }

  async function giveBack({ _id, name, memberUntil }: User) {
    if (memberUntil === null) return;
    const yes = await ask({
      title: texts.endMembershipTitle,
      text: (takesCards ? texts.endMembershipText : texts.endMembershipByHand)(
        name,
        inSalon("date", memberUntil, zone),
      ),
      yes: texts.yesGiveBack,
      no: texts.keep,
      danger: true,
    });
    if (!yes) return;
    const ended = await endMembership.run({ id: _id, until: memberUntil }, texts.membershipNotEnded(name));
    if (ended) notifySuccess((takesCards ? texts.gaveBack : texts.waits)(money(ended.refund)));
  }

  async function erase({ _id, name, role }: User) {
    const yes = await ask({
      title: texts.sure,
      text: texts.noRevert,
      yes: texts.yesDelete,
      no: texts.keep,
      danger: true,
    });
    if (!yes) return;
    const gone = await remove.run({ _id, role }, texts.notDeleted(name));
    if (gone && gone.deletedCount > 0)
      notifySuccess(texts.deleted, { text: texts.deletedText, place: "center" });
  }

  return (
    <>
      <div className="bar mb-4.5">
        <h2 className="h3 num">{foundBy === "" ? texts.total(count) : texts.found(count)}</h2>
        <SearchField label={texts.search} placeholder={texts.nameOrEmail} typed={typed} onType={setTyped} />
      </div>
      <UsersTable
        users={users.map((user, index) => ({ user, number: index + 1 }))}
        busyId={busyId}
        roleBusyId={changeRole.underWay?.id}
        onMakeAdmin={(user) => void promote(user)}
        onStaff={(user) => void toggleStaff(user)}
        onDelete={(user) => void erase(user)}
        onEndMembership={(user) => void giveBack(user)}
      />
      <p className="sm muted mt-4" role="status">
        {users.length === 0 && foundBy === search && texts.nobody}
        {users.length > 0 && foundBy !== "" && <span className="sr">{texts.found(count)}</span>}
      </p>
      {more}
      {dialog}
    </>
  );
}

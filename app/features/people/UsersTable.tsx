import { numberText } from "#app/lib/number-text.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { usersTexts } from "#app/texts/en/dashboard/users.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { Badge } from "#app/ui/Badge.tsx";
import { Button } from "#app/ui/Button.tsx";
import { Card } from "#app/ui/Card.tsx";
import { type Column, DataTable } from "#app/ui/DataTable.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import type { User } from "#contract/users.ts";

interface Props {
  users: { user: User; number: number }[];
  /** The user being changed, whose buttons wait. */
  busyId: string | undefined;
  /** The user who becomes staff or a customer, if that is the change. */
  roleBusyId: string | undefined;
  onMakeAdmin: (user: User) => void;
  /** Makes a customer staff, or staff a customer again. */
  onStaff: (user: User) => void;
  onDelete: (user: User) => void;
  /** Ends a membership and refunds its price. */
  onEndMembership: (user: User) => void;
}

/** The specification's table of users. */
export function UsersTable(props: Props) {
  const { users, busyId, roleBusyId, onMakeAdmin, onStaff, onDelete } = props;
  const { zone } = useSalon();
  const texts = useTexts(usersTexts);
  const columns: Column<Props["users"][number]>[] = [
    { header: "#", cell: ({ number }) => numberText(number), narrow: "hidden", className: "num" },
    {
      header: texts.name,
      narrow: "title",
      cell: ({ user }) => (
        <span className="flex items-center gap-3.5">
          <Avatar name={user.name || user.email} size="s" />
          <span>
            <span className="block font-semibold">{user.name}</span>
            {user.memberUntil && (
              <Badge tone="ok">{texts.memberUntil(inSalon("date", user.memberUntil, zone))}</Badge>
            )}
          </span>
        </span>
      ),
    },
    { header: texts.email, cell: ({ user }) => user.email, narrow: "line" },
    {
      header: texts.role,
      narrow: "line",
      cell: ({ user }) =>
        user.role === "admin" ? (
          <span className="inline-flex items-center gap-2 align-middle font-semibold text-mehendi-600">
            <Icon name="shield" />
            {texts.admin}
          </span>
        ) : (
          <span className="flex flex-wrap gap-2">
            <Button
              variant="line"
              size="xs"
              className="min-h-10"
              disabled={busyId === user._id}
              onClick={() => onMakeAdmin(user)}
            >
              <Icon name="shield" />
              {texts.makeAdmin}
              <span className="sr">: {user.name}</span>
            </Button>
            <Button
              variant={user.role === "staff" ? "soft" : "quiet"}
              size="xs"
              className="min-h-10"
              aria-pressed={user.role === "staff"}
              // One that is disabled would lose the focus.
              loading={roleBusyId === user._id}
              disabled={roleBusyId !== user._id && busyId === user._id}
              onClick={() => onStaff(user)}
            >
              {user.role === "staff" && <Icon name="check" />}
              {texts.staff}
              <span className="sr">: {user.name}</span>
            </Button>
            {user.memberUntil && (
              <Button
                variant="quiet"
                size="xs"
                className="min-h-10"
                disabled={busyId === user._id}
                onClick={() => props.onEndMembership(user)}
              >
                {texts.endMembership}
                <span className="sr">: {user.name}</span>
              </Button>
            )}
          </span>
        ),
    },
    {
      header: texts.action,
      align: "right",
      narrow: "corner",
      cell: ({ user }) => (
        <IconButton
          icon="trash"
          label={texts.delete(user.name || user.email)}
          className="text-error"
          disabled={busyId === user._id}
          onClick={() => onDelete(user)}
        />
      ),
    },
  ];
  return (
    <Card className="relative overflow-auto">
      <DataTable caption={texts.allUsers} columns={columns} rows={users} rowKey={({ user }) => user._id} />
    </Card>
  );
}

import "#app/ui/filter-links.css";
import { Link } from "react-router";

interface Props<Group extends string> {
  label: string;
  groups: readonly Group[];
  /** The group that is shown. Undefined: all. */
  only: Group | undefined;
  /** A group's name, or that of all. */
  name: (group: Group | undefined) => string;
  /** How many rows a group has, or all together. */
  count?: (group: Group | undefined) => string | undefined;
}

/** Groups of a list's rows, one press away. Each has its own URL. */
export function FilterLinks<Group extends string>({ label, groups, only, name, count }: Props<Group>) {
  return (
    <nav className="filter-links" aria-label={label}>
      {[undefined, ...groups].map((group) => (
        <Link
          key={group ?? ""}
          to={group ? `?only=${group}` : "?"}
          preventScrollReset
          aria-current={group === only ? "page" : undefined}
        >
          {name(group)}
          {count?.(group) !== undefined && <span className="num">{count(group)}</span>}
        </Link>
      ))}
    </nav>
  );
}

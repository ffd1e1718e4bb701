/** The states that may follow each state. One that none may follow is final. */
export type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>;

/** Whether something may go from one state to another. */
export function mayBecome<State extends string>(
  table: Transitions<State>,
  from: State,
  to: NoInfer<State>,
): boolean {
  return table[from].includes(to);
}

/** The states from which one may be reached: an update of rows in these alone takes nothing back. */
export function statesBefore<State extends string>(table: Transitions<State>, to: NoInfer<State>): State[] {
  return statesOf(table).filter((from) => mayBecome(table, from, to));
}

export function statesOf<State extends string>(table: Transitions<State>): State[] {
  return Object.keys(table) as State[];
}

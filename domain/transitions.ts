/** The states that may follow each state. A state that none may follow is final. */
export type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>;

/** Whether something may go from one state to another. */
export function mayBecome<State extends string>(
  table: Transitions<State>,
  from: State,
  to: NoInfer<State>,
): boolean {
  return table[from].includes(to);
}

/**
 * The states from which a state may be reached. An update restricted to rows in these states never undoes a later one.
 */
export function statesBefore<State extends string>(table: Transitions<State>, to: NoInfer<State>): State[] {
  return statesOf(table).filter((from) => mayBecome(table, from, to));
}

export function statesOf<State extends string>(table: Transitions<State>): State[] {
  return Object.keys(table) as State[];
}

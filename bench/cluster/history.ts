/** What one call said about a chair, a place that only one visit at a time can have. */
export type Said =
  | { kind: "claimed" | "freed" | "gone"; by: string }
  | { kind: "refused" }
  | { kind: "seen"; by: string | null }
  /** No answer, or an inconclusive one. The call may have taken effect, now or much later. */
  | { kind: "perhaps claimed" | "perhaps freed"; by: string };

/** One call and its outcome, in milliseconds of one clock. */
export type Operation = Said & {
  chair: string;
  began: number;
  /** Null when the end is unknown. */
  ended: number | null;
};

/** Who has the chair. */
type State = string | null;

/**
 * Checks that the answers are linearizable: that they could all be true with the calls taking effect one after another,
 * each between its request and its answer. Then nothing acknowledged was lost or undone, nobody shared a chair, and no
 * read was older than another.
 * @returns a sentence for each chair whose answers are not
 */
export function judgeHistory(history: readonly Operation[]): string[] {
  return [...Map.groupBy(history, ({ chair }) => chair)].flatMap(([chair, own]) => {
    const stuck = findContradiction(own);
    return stuck ? [`chair ${chair}: ${tell(stuck)}, which nothing that was said before explains`] : [];
  });
}

/** One possible state so far. */
interface World {
  state: State;
  /** Calls that are in progress and have taken effect. */
  done: ReadonlySet<Operation>;
}

/**
 * Follows every order in which the calls may have taken effect (Lowe, 'Testing for linearizability', just-in-time
 * variant: a call takes effect no later than its answer).
 * @returns the first answer that fits no order
 */
function findContradiction(operations: readonly Operation[]): Operation | null {
  const pending = new Set<Operation>();
  let worlds: World[] = [{ state: null, done: new Set() }];
  for (const { operation, isAnswer } of eventsOf(operations)) {
    if (!isAnswer) {
      pending.add(operation);
      continue;
    }
    const fitting = reachable(worlds, pending).filter(({ done }) => done.has(operation));
    if (fitting.length === 0) return operation;
    pending.delete(operation);
    worlds = distinct(fitting.map(({ state, done }) => ({ state, done: without(done, operation) })));
  }
  return null;
}

function eventsOf(operations: readonly Operation[]) {
  const events = operations.flatMap((operation) => [
    { at: operation.began, isAnswer: false, operation },
    ...(operation.ended === null ? [] : [{ at: operation.ended, isAnswer: true, operation }]),
  ]);
  // A call that begins when another is answered counts as concurrent with it.
  return events.toSorted((one, other) => one.at - other.at || Number(one.isAnswer) - Number(other.isAnswer));
}

/** Every world that can be reached from the given ones by letting calls in progress take effect. */
function reachable(worlds: readonly World[], pending: ReadonlySet<Operation>): World[] {
  const known = new Map(worlds.map((world) => [nameOf(world), world]));
  for (const { state, done } of known.values()) {
    for (const operation of pending) {
      const next = done.has(operation) ? undefined : step(state, operation);
      if (next === undefined) continue;
      const world = { state: next, done: new Set([...done, operation]) };
      const name = nameOf(world);
      if (!known.has(name)) known.set(name, world);
    }
  }
  return [...known.values()];
}

/** @returns who has the chair afterwards; undefined if the call could not have said this in this state */
function step(state: State, said: Said): State | undefined {
  switch (said.kind) {
    case "claimed":
    case "perhaps claimed":
      return state === null ? said.by : undefined;
    case "freed":
    case "perhaps freed":
      return state === said.by ? null : undefined;
    case "gone":
      return state !== said.by ? state : undefined;
    case "refused":
      return state !== null ? state : undefined;
    case "seen":
      return state === said.by ? state : undefined;
  }
}

const numbers = new WeakMap<Operation, number>();
let last = 0;

/** Identifies a world: two with the same name are the same. */
function nameOf({ state, done }: World): string {
  const ids = [...done].map((operation) => {
    const id = numbers.get(operation) ?? ++last;
    numbers.set(operation, id);
    return id;
  });
  return `${JSON.stringify(state)} ${ids.sort((one, other) => one - other).join(" ")}`;
}

function distinct(worlds: readonly World[]): World[] {
  return [...new Map(worlds.map((world) => [nameOf(world), world])).values()];
}

function without(done: ReadonlySet<Operation>, one: Operation): ReadonlySet<Operation> {
  return new Set([...done].filter((operation) => operation !== one));
}

function tell(operation: Operation): string {
  const when = `between ${Math.round(operation.began)} and ${Math.round(operation.ended ?? 0)} ms`;
  if (operation.kind === "refused") return `${when} it was said to be taken`;
  if (operation.kind === "seen") return `${when} it was seen with ${operation.by ?? "nobody"}`;
  return `${when} it was ${operation.kind} by ${operation.by}`;
}

import { type RawBuilder, sql } from "kysely";

interface Waiting<Question, Answer> {
  question: Question;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

interface Queue<Question, Answer> {
  waiting: Waiting<Question, Answer>[];
  onTheirWay: number;
  /** Sends what waits, if nothing comes back before. */
  patience?: NodeJS.Timeout | undefined;
}

/**
 * Asks each question by itself while few are being answered, and those that wait meanwhile together. No answer is older
 * than its question.
 * @param ask puts questions to a database, and answers them in their order
 * @param limits.atOnce how many may be on their way
 * @param limits.together how many at most are asked in one go
 * @param limits.patienceMs how long a question waits for others that may hang
 */
export function askedTogether<Database extends object, Question, Answer>(
  ask: (database: Database, questions: readonly Question[]) => Promise<readonly Answer[]>,
  limits: { atOnce: number; together: number; patienceMs: number },
): (database: Database, question: Question) => Promise<Answer> {
  const queues = new WeakMap<Database, Queue<Question, Answer>>();

  async function send(
    database: Database,
    queue: Queue<Question, Answer>,
    questions: readonly Question[],
  ): Promise<readonly Answer[]> {
    queue.onTheirWay++;
    try {
      return await ask(database, questions);
    } finally {
      queue.onTheirWay--;
      if (queue.waiting.length > 0 && queue.onTheirWay < limits.atOnce) sendWaiting(database, queue);
    }
  }

  function sendWaiting(database: Database, queue: Queue<Question, Answer>): void {
    const some = queue.waiting.splice(0, limits.together);
    clearTimeout(queue.patience);
    queue.patience = undefined;
    if (queue.waiting.length > 0) beginPatience(database, queue);
    send(
      database,
      queue,
      some.map(({ question }) => question),
    ).then(
      (answers) => some.forEach(({ resolve }, place) => void resolve(answers[place] as Answer)),
      (error) => some.forEach(({ reject }) => void reject(error)),
    );
  }

  function beginPatience(database: Database, queue: Queue<Question, Answer>): void {
    queue.patience ??= setTimeout(() => {
      while (queue.waiting.length > 0) sendWaiting(database, queue);
    }, limits.patienceMs);
  }

  return async (database, question) => {
    const queue = queues.get(database) ?? { waiting: [], onTheirWay: 0 };
    queues.set(database, queue);
    if (queue.onTheirWay < limits.atOnce) return (await send(database, queue, [question]))[0] as Answer;
    return await new Promise((resolve, reject) => {
      queue.waiting.push({ question, resolve, reject });
      beginPatience(database, queue);
    });
  };
}

/** One statement with the rows of several. */
export function inOne<Row>(statements: readonly RawBuilder<Row>[]): RawBuilder<Row> {
  const [first] = statements;
  // Joined, a single one would take longer to compile.
  return first && statements.length === 1 ? first : sql<Row>`${sql.join(statements, sql` union all `)}`;
}

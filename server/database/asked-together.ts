import { type RawBuilder, sql } from "kysely";

interface Waiting<Question, Answer> {
  question: Question;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

interface Queue<Question, Answer> {
  waiting: Waiting<Question, Answer>[];
  onTheirWay: number;
}

/**
 * Asks each question by itself while few are being answered, and those that wait meanwhile together. No answer is older
 * than its question.
 * @param ask puts questions to a database, and answers them in their order
 * @param limits.atOnce how many may be on their way
 * @param limits.together how many at most are asked in one go
 */
export function askedTogether<Database extends object, Question, Answer>(
  ask: (database: Database, questions: readonly Question[]) => Promise<readonly Answer[]>,
  limits: { atOnce: number; together: number },
): (database: Database, question: Question) => Promise<Answer> {
  const queues = new WeakMap<Database, Queue<Question, Answer>>();

  async function send(
    database: Database,
    queue: Queue<Question, Answer>,
    questions: readonly Question[],
  ): Promise<readonly Answer[]> {
    queue.onTheirWay++;
    let most = limits.atOnce;
    try {
      return await ask(database, questions);
    } catch (error) {
      // The database may be away. Nobody waits for its time limits more than once.
      most = Number.POSITIVE_INFINITY;
      throw error;
    } finally {
      queue.onTheirWay--;
      while (queue.waiting.length > 0 && queue.onTheirWay < most) sendWaiting(database, queue);
    }
  }

  function sendWaiting(database: Database, queue: Queue<Question, Answer>): void {
    const some = queue.waiting.splice(0, limits.together);
    send(
      database,
      queue,
      some.map(({ question }) => question),
    ).then(
      (answers) => some.forEach(({ resolve }, place) => void resolve(answers[place] as Answer)),
      (error) => some.forEach(({ reject }) => void reject(error)),
    );
  }

  return async (database, question) => {
    const queue = queues.get(database) ?? { waiting: [], onTheirWay: 0 };
    queues.set(database, queue);
    if (queue.onTheirWay < limits.atOnce) return (await send(database, queue, [question]))[0] as Answer;
    return await new Promise((resolve, reject) => void queue.waiting.push({ question, resolve, reject }));
  };
}

/** One statement with the rows of several. */
export function inOne<Row>(statements: readonly RawBuilder<Row>[]): RawBuilder<Row> {
  const [first] = statements;
  // Joined, a single one would take longer to compile.
  return first && statements.length === 1 ? first : sql<Row>`${sql.join(statements, sql` union all `)}`;
}

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

  async function send(database: Database, queue: Queue<Question, Answer>): Promise<void> {
    const some = queue.waiting.splice(0, limits.together);
    queue.onTheirWay++;
    try {
      const questions = some.map(({ question }) => question);
      const answers = await ask(database, questions);
      for (const [place, { resolve }] of some.entries()) resolve(answers[place] as Answer);
    } catch (error) {
      for (const { reject } of some) reject(error);
    }
    queue.onTheirWay--;
    if (queue.waiting.length > 0) void send(database, queue);
  }

  return (database, question) => {
    const queue = queues.get(database) ?? { waiting: [], onTheirWay: 0 };
    queues.set(database, queue);
    return new Promise((resolve, reject) => {
      queue.waiting.push({ question, resolve, reject });
      if (queue.onTheirWay < limits.atOnce) void send(database, queue);
    });
  };
}

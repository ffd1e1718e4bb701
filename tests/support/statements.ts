import type { KyselyPlugin, RootOperationNode, Transaction } from "kysely";
import type { Engine } from "#server/database/engines/engine.ts";
import type { Snapshot } from "#server/database/handle.ts";
import type { Schema } from "#server/database/schema.ts";
import type { TestSalon } from "#tests/support/salon.ts";

/**
 * The statements that a server sends during some work, as PostgreSQL gets them. Begin and end of a transaction are one
 * statement each, and so is a notification. Statements on the identity provider's own tables are not included.
 */
export async function statementsOf({ app }: TestSalon, work: () => Promise<unknown>): Promise<string[]> {
  const { engine } = app;
  const sent: string[] = [];
  app.engine = watched(engine, { sends: () => {}, sent: (statement) => void sent.push(statement) });
  try {
    await work();
  } finally {
    app.engine = engine;
  }
  return sent;
}

/** Called before each statement is sent and after it is answered. If it throws, the statement fails. */
export interface Watcher {
  sends(): void;
  sent(statement: string): void;
}

/** An engine that reports its statements to a test. */
export function watched(engine: Engine, { sends, sent }: Watcher): Engine {
  const compiler = engine.read.getExecutor();
  let joining = false;
  const asked = new WeakMap<object, RootOperationNode>();
  const watcher: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      sends();
      // This also sees parts of statements. Only a whole statement has a result.
      asked.set(queryId, node);
      return node;
    },
    async transformResult({ result, queryId }) {
      const node = asked.get(queryId);
      if (node && !joining) sent(compiler.compileQuery(node, queryId).sql);
      return result;
    },
  };
  async function between<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    sends();
    sent("begin");
    try {
      return await work();
    } finally {
      sent("end");
    }
  }
  const known: Partial<Engine> = {
    transaction: (work) =>
      between(() => engine.transaction((tx) => work(tx.withPlugin(watcher) as Transaction<Schema>))),
    lightly: (work) => engine.lightly((db) => work(db.withPlugin(watcher))),
    snapshot: (work) => between(() => engine.snapshot((db) => work(db.withPlugin(watcher) as Snapshot))),
    // SQLite needs no such statement, because it has a single writer.
    async lock(tx, table, id) {
      sends();
      if (engine.name === "sqlite") sent(`lock ${table}`);
      await engine.lock(tx, table, id);
    },
    // On PostgreSQL, these are one statement.
    async together(tx, writes) {
      sends();
      const texts = writes.flatMap((write) => (write ? [write.compile().sql] : []));
      if (texts.length > 0) sent(texts.join("; "));
      joining = true;
      try {
        return await engine.together(tx, writes);
      } finally {
        joining = false;
      }
    },
    async announce(topic, about) {
      sends();
      sent(`notify ${topic}`);
      await engine.announce(topic, about);
    },
  };
  return Object.create(engine, {
    ...Object.fromEntries(Object.entries(known).map(([name, value]) => [name, { value }])),
    read: { get: () => engine.read.withPlugin(watcher) },
    write: { get: () => engine.write.withPlugin(watcher) },
  });
}

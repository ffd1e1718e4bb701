import type { KyselyPlugin, RootOperationNode, Transaction } from "kysely";
import type { Engine } from "#server/database/engines/engine.ts";
import type { Snapshot } from "#server/database/handle.ts";
import type { Schema } from "#server/database/schema.ts";
import type { TestSalon } from "#tests/support/salon.ts";

/**
 * The statements that a server sends while something is done, as PostgreSQL gets them: a transaction begins and ends
 * with one each, and an announcement is one. What is asked of the identity provider's own tables is not among them.
 */
export async function statementsOf({ app }: TestSalon, work: () => Promise<unknown>): Promise<string[]> {
  const { engine } = app;
  const sent: string[] = [];
  app.engine = recording(engine, sent);
  try {
    await work();
  } finally {
    app.engine = engine;
  }
  return sent;
}

function recording(engine: Engine, sent: string[]): Engine {
  const compiler = engine.read.getExecutor();
  let joining = false;
  const asked = new WeakMap<object, RootOperationNode>();
  const recorder: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      // Parts of a statement come by here, too; only a whole one has a result.
      asked.set(queryId, node);
      return node;
    },
    async transformResult({ result, queryId }) {
      const node = asked.get(queryId);
      if (node && !joining) sent.push(compiler.compileQuery(node, queryId).sql);
      return result;
    },
  };
  async function between<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    sent.push("begin");
    try {
      return await work();
    } finally {
      sent.push("end");
    }
  }
  const recorded: Partial<Engine> = {
    transaction: (work) =>
      between(() => engine.transaction((tx) => work(tx.withPlugin(recorder) as Transaction<Schema>))),
    lightly: (work) => engine.lightly((db) => work(db.withPlugin(recorder))),
    snapshot: (work) => between(() => engine.snapshot((db) => work(db.withPlugin(recorder) as Snapshot))),
    // SQLite needs no such statement: its writer is alone.
    async lock(tx, table, id) {
      if (engine.name === "sqlite") sent.push(`lock ${table}`);
      await engine.lock(tx, table, id);
    },
    // One statement on PostgreSQL.
    async together(tx, writes) {
      const texts = writes.flatMap((write) => (write ? [write.compile().sql] : []));
      if (texts.length > 0) sent.push(texts.join("; "));
      joining = true;
      try {
        return await engine.together(tx, writes);
      } finally {
        joining = false;
      }
    },
    async announce(topic, about) {
      sent.push(`notify ${topic}`);
      await engine.announce(topic, about);
    },
  };
  return Object.create(engine, {
    ...Object.fromEntries(Object.entries(recorded).map(([name, value]) => [name, { value }])),
    read: { get: () => engine.read.withPlugin(recorder) },
    write: { get: () => engine.write.withPlugin(recorder) },
  });
}

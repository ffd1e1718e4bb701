import {
  InsertQueryNode,
  type KyselyPlugin,
  ReturningNode,
  type RootOperationNode,
  SelectionNode,
  sql,
  UpdateQueryNode,
} from "kysely";

/** The extra column that a write returns. */
const besides = "light_commit";

/** Applies only to this statement's own transaction, behind a pooler, too. */
const setting = sql`set_config('synchronous_commit', 'off', true)`.as(besides);

/**
 * Makes PostgreSQL commit writes that return rows without waiting for the disk, each as its own transaction. The
 * statement itself carries the setting, since a second statement would cost as much as it saves.
 */
export const lightCommits: KyselyPlugin = {
  transformQuery: ({ node }) => (isReturningWrite(node) ? withSetting(node) : node),
  transformResult: async ({ result }) => ({
    ...result,
    rows: result.rows.map(({ [besides]: _, ...row }) => row),
  }),
};

type Returning = (InsertQueryNode | UpdateQueryNode) & { returning: ReturningNode };

function isReturningWrite(node: RootOperationNode): node is Returning {
  return (InsertQueryNode.is(node) || UpdateQueryNode.is(node)) && node.returning !== undefined;
}

function withSetting(node: Returning): RootOperationNode {
  const selection = SelectionNode.create(setting.toOperationNode());
  return { ...node, returning: ReturningNode.create([selection, ...node.returning.selections]) };
}

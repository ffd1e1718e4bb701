import { parseSync } from "vite";

/** One small change of a file, of the kind that a hurried edit makes. */
export interface Mutation {
  line: number;
  /** The text that is replaced, and its replacement. */
  was: string;
  is: string;
  start: number;
  end: number;
}

/** A node of the syntax tree, with the fields that this file reads. */
interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const operators: Record<string, string> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "%": "*",
};

/** Methods in a chain that narrow its result. A mutation removes one of these calls. */
const narrowing = new Set(["where", "filter", "orderBy", "limit", "forUpdate", "onConflict"]);
const swapped: Record<string, string> = { max: "min", min: "max", some: "every", every: "some" };

/** What TypeScript wraps around an expression. TypeScript's other nodes have no effect at run time. */
const transparent = new Set(["TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"]);
const loops = new Set(["ForStatement", "WhileStatement", "DoWhileStatement"]);

/** Every mutation of a file, from top to bottom. */
export function mutationsOf(path: string, text: string): Mutation[] {
  const found: Mutation[] = [];
  const words = wordsOf(text);
  const replace = ({ start, end }: { start: number; end: number }, is: string) => {
    const was = text.slice(start, end);
    if (was !== is) found.push({ line: lineAt(text, start), was, is, start, end });
  };
  const drop = (node: Node, kept: Node) => replace({ start: kept.end, end: node.end }, "");

  const visit = (node: Node, parent: Node | null) => {
    if (node.type.startsWith("TS") && !transparent.has(node.type)) return;
    if (/^(Import|ExportAll)/.test(node.type)) return;
    mutate(node, parent);
    for (const [key, value] of Object.entries(node)) {
      // A loop with a changed condition rarely ends.
      if (loops.has(node.type) && (key === "test" || key === "update")) continue;
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, node);
    }
  };

  const mutate = (node: Node, parent: Node | null) => {
    const part = (name: string) => node[name] as Node;
    switch (node.type) {
      case "BinaryExpression": {
        const operator = String(node.operator);
        const other = operators[operator];
        const { left, right } = { left: part("left"), right: part("right") };
        if (!other || (operator === "+" && (isText(left) || isText(right)))) return;
        const start = text.indexOf(operator, left.end);
        return replace({ start, end: start + operator.length }, other);
      }
      case "LogicalExpression": {
        if (node.operator === "??") return replace(node, text.slice(part("right").start, part("right").end));
        const start = text.indexOf(String(node.operator), part("left").end);
        return replace({ start, end: start + 2 }, node.operator === "&&" ? "||" : "&&");
      }
      case "IfStatement":
      case "ConditionalExpression":
        replace(part("test"), "true");
        return replace(part("test"), "false");
      case "UnaryExpression":
        if (node.operator === "!") replace({ start: node.start, end: part("argument").start }, "");
        return;
      case "Literal":
        return mutateLiteral(node, parent);
      case "ExpressionStatement": {
        const inner = part("expression");
        const call = inner.type === "AwaitExpression" ? (inner.argument as Node) : inner;
        if (/^(Call|Assignment|Update)Expression$/.test(call.type)) replace(node, ";");
        return;
      }
      case "CallExpression": {
        const callee = part("callee");
        if (callee.type !== "MemberExpression") return;
        const name = callee.property as Node;
        const called = text.slice(name.start, name.end);
        if (narrowing.has(called)) drop(node, callee.object as Node);
        if (swapped[called]) replace(name, swapped[called]);
        return;
      }
    }
  };

  const mutateLiteral = (node: Node, parent: Node | null) => {
    const { value } = node;
    if (typeof value === "boolean") return replace(node, String(!value));
    if (typeof value === "number") return replace(node, value === 0 ? "1" : String(value + 1));
    if (typeof value !== "string" || !words.has(value) || !parent) return;
    const decides = /^(ReturnStatement|ConditionalExpression|BinaryExpression|ArrayExpression|SwitchCase)$/;
    const isValue = parent.type === "Property" && parent.value === node;
    if (isValue || decides.test(parent.type)) replace(node, JSON.stringify(next(words, value)));
  };

  const { program } = parseSync(path, text);
  if (isNode(program)) visit(program, null);
  return found.sort((a, b) => a.start - b.start);
}

/** The file with a mutation in it. */
export function apply(text: string, { start, end, is }: Mutation): string {
  return text.slice(0, start) + is + text.slice(end);
}

/** The states, roles and codes that occur in a file. */
function wordsOf(text: string): Set<string> {
  return new Set([...text.matchAll(/"([a-zA-Z_]+)"/g)].map(([, word]) => word ?? ""));
}

/** Another word of the same file, always the same one for a given word. */
function next(words: Set<string>, word: string): string {
  const all = [...words];
  return all.length > 1 ? (all[(all.indexOf(word) + 1) % all.length] ?? "") : "mutant";
}

function isText({ type, value }: Node): boolean {
  return type === "TemplateLiteral" || (type === "Literal" && typeof value === "string");
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

import { type ESTree, Visitor } from "vite";
import { expect, test } from "vitest";
import { sentenceInBangla } from "#app/texts/bn/refusal-sentences.ts";
import { isTest, placeOf, type Source, sources } from "#tests/structure/sources.ts";

/** What refuses: the use cases, but for their mails, and the calls around them. */
const refusing =
  /^server\/(usecases\/(?!mails\/)|http\/(api|calls|errors|images|notices|validate|wire\/page)\.ts|http\/handlers\/)/;

test("every sentence that a call can be refused with has its Bangla", () => {
  const missing = sources
    .filter(({ path }) => refusing.test(path) && !isTest(path))
    .flatMap(sentencesOf)
    .filter(({ sentence }) => sentenceInBangla(sentence) === undefined);
  expect(missing.map(({ place, sentence }) => `${place}: '${sentence}' has no Bangla`)).toEqual([]);
});

/** Sentences of a file; a template's holes are filled with a number. What is thrown or logged is not for customers. */
function sentencesOf(source: Source): { place: string; sentence: string }[] {
  const found: { place: string; sentence: string }[] = [];
  const forUs: [number, number][] = [];
  const skip = ({ start, end }: ESTree.Node) => void forUs.push([start, end]);
  const hear = ({ start }: ESTree.Node, sentence: string) => {
    const isForUs = forUs.some(([from, to]) => from <= start && start < to);
    if (isSentence.test(sentence) && !isForUs) found.push({ place: placeOf(source, start), sentence });
  };
  new Visitor({
    NewExpression(node) {
      if (node.callee.type === "Identifier" && node.callee.name !== "Refused") skip(node);
    },
    CallExpression(node) {
      const { callee } = node;
      const method =
        callee.type === "MemberExpression" && callee.property.type === "Identifier" && callee.property.name;
      if (method && logged.test(method)) skip(node);
    },
    Literal: (node) => typeof node.value === "string" && hear(node, node.value),
    TemplateLiteral: (node) => hear(node, node.quasis.map(({ value }) => value.cooked).join("8")),
  }).visit(source.parsed.program);
  return found;
}

/** A capital and four words at least, or three with a full stop. */
const isSentence = /^[A-Z][a-z']*(?: [^ ]+){2,}\.$|^[A-Z][a-z']*(?: [^ ]+){3,}$/;
const logged = /^(debug|info|warn|error|fatal)$/;

import { type ESTree, Visitor } from "vite";
import { expect, test } from "vitest";
import { refusalsOfSignIn } from "#app/lib/identity/embedded-requests.ts";
import { sentenceInBangla } from "#app/texts/bn/shared/refusal-sentences.ts";
import { objectionInBangla } from "#app/texts/bn/shared/validation.ts";
import { NewContactMessage } from "#contract/contact.ts";
import { errorCodes } from "#contract/errors.ts";
import { id, page } from "#contract/fields.ts";
import { WorkOrder } from "#contract/portfolio.ts";
import { ServiceOrder } from "#contract/services.ts";
import { isTest, placeOf, type Source, sources } from "#tests/structure/sources.ts";

/** The code that refuses: the use cases, except for their mails, and the calls around them. */
const refusing =
  /^server\/(usecases\/(?!letters\/|texts\/)|http\/(api|errors|images|large-body|notices|perform|validate|wire\/page)\.ts|http\/handlers\/)/;

const refused = () =>
  sources
    .filter(({ path }) => refusing.test(path) && !isTest(path))
    .flatMap((source) => sentencesOf(source, isSentence));

test("every sentence of a refusal has its Bangla", () => {
  const missing = refused().filter(({ sentence }) => sentenceInBangla(sentence) === undefined);
  expect(missing.map(({ place, sentence }) => `${place}: '${sentence}' has no Bangla`)).toEqual([]);
});

test("no refusal asks for a reload, since pages read anew what was refused", () => {
  const reloads = refused().filter(({ sentence }) => /\breload/i.test(sentence));
  expect(reloads.map(({ place, sentence }) => `${place}: '${sentence}'`)).toEqual([]);
});

/**
 * The code that says what is wrong with typed input: the contract without its tables of calls, and the pages' form
 * schemas.
 */
const objecting = /^(contract\/(?!.*calls\.ts$|.*paths\.ts$)|app\/features\/.*schemas?\.ts$)/;

test("every sentence about invalid input has its Bangla", () => {
  const missing = sources
    .filter(({ path }) => objecting.test(path) && !isTest(path))
    .flatMap((source) => sentencesOf(source, isObjection))
    .filter(({ sentence }) => objectionInBangla(sentence) === undefined);
  expect(missing.map(({ place, sentence }) => `${place}: '${sentence}' has no Bangla`)).toEqual([]);
});

test.each([
  [NewContactMessage.shape.message, "x".repeat(4001), "At most 4000 characters", "সর্বোচ্চ ৪০০০টি অক্ষর"],
  [id, "", "At least 1 character", "অন্তত ১টি অক্ষর"],
  [ServiceOrder.shape.ids, [], "At least 1 entry", "অন্তত ১টি"],
  [WorkOrder.shape.ids, Array(101).fill("x"), "At most 100 entries", "সর্বোচ্চ ১০০টি"],
  [page.shape.limit, 201, "At most 200", "সর্বোচ্চ ২০০"],
  [page.shape.limit, 0, "At least 1", "অন্তত ১"],
])("a limit without words of its own is said in ours: %#", (schema, given, sentence, inBangla) => {
  expect(schema.safeParse(given).error?.issues[0]?.message).toBe(sentence);
  expect(objectionInBangla(sentence)).toBe(inBangla);
});

test("every code in the contract is used by a refusal", () => {
  const written = sources
    .filter(
      ({ path }) => /^(domain|server)\//.test(path) && path !== "server/http/problem.ts" && !isTest(path),
    )
    .map(({ text }) => text)
    .join();
  expect(errorCodes.filter((code) => !written.includes(`"${code}"`))).toEqual([]);
});

test("every sign-in refusal's code is known to its pages, which show it in their language", () => {
  const thrown = new Set(thrownCodes());
  expect(thrown.size).toBeGreaterThan(5);
  expect([...thrown].filter((code) => !(code in refusalsOfSignIn))).toEqual([]);
});

/** Codes with which the server's own rules reject a call of the identity library. */
function thrownCodes(): string[] {
  return sources
    .filter(({ path }) => path.startsWith("server/identity/embedded/") && !isTest(path))
    .flatMap(({ text }) => [...text.matchAll(/\bcode: "([A-Z_]+)"/g)])
    .map(([, code]) => code ?? "");
}

/** A file's sentences, with a number in each placeholder. What is thrown or logged is not for customers. */
function sentencesOf(source: Source, isWanted: RegExp): { place: string; sentence: string }[] {
  const found: { place: string; sentence: string }[] = [];
  const forUs: [number, number][] = [];
  const skip = ({ start, end }: ESTree.Node) => void forUs.push([start, end]);
  const hear = ({ start }: ESTree.Node, sentence: string) => {
    const isForUs = forUs.some(([from, to]) => from <= start && start < to);
    if (isWanted.test(sentence) && !isForUs) found.push({ place: placeOf(source, start), sentence });
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

/** Begins with a capital and has at least four words, or three with a full stop. */
const isSentence = /^[A-Z][a-z']*(?: [^ ]+){2,}\.$|^[A-Z][a-z']*(?: [^ ]+){3,}$/;
/** At least two words. */
const isObjection = /^[A-Z][A-Za-z']*(?: [^ ]+)+$/;
const logged = /^(debug|info|warn|error|fatal)$/;

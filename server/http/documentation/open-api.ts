import { z } from "zod";
import { access } from "#contract/access.ts";
import { type CallSchema, calls } from "#contract/calls.ts";
import { Problem } from "#contract/errors.ts";
import { type CallName, methodAndPath, paths } from "#contract/paths.ts";
import { scopeOf } from "#contract/scopes.ts";
import { webhookBodies } from "#contract/webhooks.ts";
import type { Audience } from "#domain/access.ts";
import { scopes } from "#domain/scopes.ts";
import { type WebhookEvent, webhookEvents } from "#domain/webhooks.ts";
import { type Examples, noExamples } from "#server/http/documentation/examples.ts";

type Json = { [key: string]: unknown };

export interface Operation {
  operationId: string;
  tags: [string];
  summary: string;
  description: string;
  security?: Json[];
  parameters: Json[];
  requestBody?: Json;
  responses: Json;
}

export interface OpenApi {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  tags: { name: string }[];
  servers: { url: string }[];
  paths: { [path: string]: { [method: string]: Operation } };
  /** What other programs are sent, by what it tells of. */
  webhooks: { [event: string]: { post: Json } };
  components: Json;
}

const audiences: Record<Audience, string> = {
  anyone: "Anyone.",
  signedIn: "Anyone who is signed in.",
  self: "The person that it is about.",
  selfOrAdmin: "The person that it is about, and admins.",
  staff: "Staff and admins.",
  admin: "Admins.",
};

/** The contract as OpenAPI 3.1, its calls grouped by what they are about. @param examples of this salon */
export function openApi(examples: Examples = noExamples): OpenApi {
  const described: OpenApi["paths"] = {};
  for (const name of Object.keys(paths) as CallName[]) {
    const { method, path } = methodAndPath(name);
    described[path] = { ...described[path], [method.toLowerCase()]: describe(name, calls[name], examples) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Shiuli",
      version: "1.0.0",
      description:
        "The calls of the salon's website. Errors are RFC 9457 problem details with a stable code. For calls that are not for anyone, sign in on the site, ask `POST /jwt` for a token there, and send it as `Authorization: Bearer`. A program sends a key there, which the owner makes in the dashboard under Other programs; a key opens the calls of its scopes.",
    },
    tags: [...new Set((Object.keys(paths) as CallName[]).map(subjectOf))].map((name) => ({ name })),
    servers: [{ url: "/api" }],
    paths: described,
    webhooks: Object.fromEntries(webhookEvents.map((event) => [event, { post: describeMessage(event) }])),
    components: {
      schemas: { Problem: toSchema(Problem, "output") },
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "JWT",
          description: "A person's token, of `POST /jwt`. It ends after a quarter of an hour.",
        },
        key: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "shk_…",
          description: `A program's key, which an owner makes in the dashboard under Other programs. Its scopes: ${scopes.join(", ")}.`,
        },
      },
    },
  };
}

/** A message to another program, signed as Standard Webhooks has it. */
function describeMessage(event: WebhookEvent): Json {
  const header = (name: string, description: string) => ({
    ...{ name, in: "header", required: true, description },
    schema: { type: "string" },
  });
  return {
    operationId: event,
    tags: [subjectOf("listWebhooks")],
    summary: `An address is told of ${event}`,
    parameters: [
      header("webhook-id", "The same each time that this message is tried."),
      header("webhook-timestamp", "Seconds since the epoch, of this try."),
      header("webhook-signature", "`v1,` and the HMAC SHA-256 of id, timestamp and body, as base64."),
    ],
    requestBody: {
      required: true,
      content: { "application/json": { schema: toSchema(webhookBodies[event], "output") } },
    },
    responses: { "2XX": { description: "Taken. Anything else is tried again for a day." } },
  };
}

const subjects: Readonly<Record<string, string>> = {
  jwt: "Sign-in",
  me: "Own account",
  "create-payment-intent": "Payments",
  quote: "Payments",
  purchases: "Payments",
  "desk-bookings": "Front desk",
  "desk-rows": "Front desk",
  "desk-news": "Front desk",
  holds: "Front desk",
};

/** What a call is about: the first word of its address, where that is not put better. */
function subjectOf(name: CallName): string {
  const [, word = ""] = methodAndPath(name).path.split("/");
  const known = subjects[word];
  if (known) return known;
  return `${word.charAt(0).toUpperCase()}${word.slice(1).replaceAll("-", " ")}`;
}

function describe(name: CallName, schema: CallSchema, { values, bodies }: Examples): Operation {
  const scope = scopeOf[name];
  return {
    operationId: name,
    tags: [subjectOf(name)],
    summary: schema.summary,
    description: `For: ${audiences[access[name]]} ${scope ? `A key needs the scope \`${scope}\`.` : "Not for keys."}`,
    ...securityOf(name),
    parameters: [...parameters(schema.params, "path", values), ...parameters(schema.query, "query", values)],
    ...(schema.body && {
      requestBody: {
        required: !schema.body.safeParse(undefined).success,
        content: bodyContent(schema, schema.body, bodies[name]),
      },
    }),
    responses: {
      "2XX": { description: "Done", content: answerContent(schema) },
      default: {
        description: "Refused",
        content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
      },
    },
  };
}

/** A visitor, a person's token, or a key with its scope. */
function securityOf(name: CallName): { security?: Json[] } {
  const scope = scopeOf[name];
  const without = access[name] === "anyone" ? {} : { bearer: [] };
  if (!scope) return access[name] === "anyone" ? {} : { security: [without] };
  return { security: [without, { key: [scope] }] };
}

function parameters(
  schema: z.ZodType | undefined,
  place: "path" | "query",
  examples: Examples["values"],
): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toSchema(schema, "input") as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
    ...(name in examples && { example: examples[name] }),
  }));
}

function toSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

function bodyContent({ sends }: CallSchema, body: z.ZodType, example: unknown): Json {
  const described = { schema: toSchema(body, "input"), ...(example !== undefined && { example }) };
  return { [sends ?? "application/json"]: described };
}

function answerContent({ answer, media }: CallSchema): Json {
  const schema = toSchema(answer, "output");
  return { [media ?? "application/json"]: { schema } };
}

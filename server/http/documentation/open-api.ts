import { z } from "zod";
import { access } from "#contract/access.ts";
import { type CallSchema, calls } from "#contract/calls.ts";
import { Problem } from "#contract/errors.ts";
import { type CallName, methodAndPath, paths } from "#contract/paths.ts";
import { scopeOf } from "#contract/scopes.ts";
import { webhookBodies } from "#contract/webhooks.ts";
import type { Audience } from "#domain/access.ts";
import { type WebhookEvent, webhookEvents } from "#domain/webhooks.ts";
import type { Answered } from "#server/http/documentation/answers/common.ts";
import { meaningOfAnswer } from "#server/http/documentation/answers/meaning-of-answer.ts";
import { type Examples, noExamples } from "#server/http/documentation/examples.ts";
import { meaningInPath, meaningOf } from "#server/http/documentation/fields/meaning-of.ts";
import { groupOf, tagsOf } from "#server/http/documentation/groups.ts";
import { aboutKeys, aboutTokens, introduction } from "#server/http/documentation/introduction.ts";

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
  tags: { name: string; description?: string }[];
  servers: { url: string }[];
  paths: { [path: string]: { [method: string]: Operation } };
  /** Messages that are sent to other programs, by event. */
  webhooks: { [event: string]: { post: Json } };
  components: Json;
}

const audiences: Record<Audience, string> = {
  anyone: "Anyone.",
  signedIn: "Signed-in users.",
  self: "The user themselves.",
  selfOrAdmin: "The user themselves, and admins.",
  staff: "Staff and admins.",
  admin: "Admins.",
};

const eventSummaries: Record<WebhookEvent, string> = {
  "booking.created": "A booking was created",
  "booking.moved": "A booking was moved",
  "booking.changed": "A booking got other services or another length",
  "booking.cancelled": "A booking was cancelled",
  "payment.refunded": "A payment was refunded to a card",
  "payment.refund_failed": "A refund to a card failed, and the salon has the money again",
};

/** The contract as OpenAPI 3.1, its calls in groups. @param examples of this salon */
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
      description: introduction,
    },
    tags: tagsOf(Object.keys(paths) as CallName[]),
    servers: [{ url: "/api" }],
    paths: described,
    webhooks: Object.fromEntries(webhookEvents.map((event) => [event, { post: describeMessage(event) }])),
    components: {
      schemas: { Problem: answerSchema("Problem", Problem) },
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "JWT",
          description: aboutTokens,
        },
        key: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "shk_…",
          description: aboutKeys,
        },
      },
    },
  };
}

/** A message to another program, signed according to Standard Webhooks. */
function describeMessage(event: WebhookEvent): Json {
  const header = (name: string, description: string) => ({
    ...{ name, in: "header", required: true, description },
    schema: { type: "string" },
  });
  return {
    operationId: event,
    tags: [groupOf("listWebhooks")],
    summary: eventSummaries[event],
    parameters: [
      header("webhook-id", "Identifies the message. Retries of a message have the same id."),
      header("webhook-timestamp", "When this attempt was sent, in seconds since the Unix epoch."),
      header(
        "webhook-signature",
        "`v1,` followed by the Base64 HMAC-SHA256 of `{id}.{timestamp}.{body}`, as Standard Webhooks defines it.",
      ),
    ],
    requestBody: {
      required: true,
      content: { "application/json": { schema: answerSchema(event, webhookBodies[event]) } },
    },
    responses: {
      "2XX": {
        description:
          "Return any 2xx status within five seconds. After any other response, the salon retries for a day.",
      },
    },
  };
}

function describe(name: CallName, schema: CallSchema, { values, bodies }: Examples): Operation {
  return {
    operationId: name,
    tags: [groupOf(name)],
    summary: schema.summary,
    description: [schema.description, accessTo(name)].filter(Boolean).join("\n\n"),
    ...securityOf(name),
    parameters: [
      ...parameters(schema.params, "path", values, (field) => meaningInPath(name, field)),
      ...parameters(schema.query, "query", values, (field) => meaningOf(name, field)),
    ],
    ...(schema.body && {
      requestBody: {
        required: !schema.body.safeParse(undefined).success,
        content: bodyContent(name, schema, bodies[name]),
      },
    }),
    responses: {
      "2XX": { description: "Success", content: answerContent(name, schema) },
      default: {
        description: "Error. Go by its `code`.",
        content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
      },
    },
  };
}

/** Who may make a call, in words. */
function accessTo(name: CallName): string {
  const scope = scopeOf[name];
  const audience = access[name];
  const withoutScope = audience === "anyone" ? "Send no API key." : "API keys can't make this call.";
  const keys = scope ? `An API key needs the scope \`${scope}\`.` : withoutScope;
  return `**Access:** ${audiences[audience]} ${keys}`;
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
  meaning: (field: string) => string | undefined,
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
    description: meaning(name),
    schema: property,
    ...(name in examples && { example: examples[name] }),
  }));
}

function toSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

function bodyContent(name: CallName, { sends, body }: CallSchema, example: unknown): Json {
  const schema = body ? describeFields(toSchema(body, "input"), (path) => meaningOf(name, path)) : {};
  return { [sends ?? "application/json"]: { schema, ...(example !== undefined && { example }) } };
}

function describeFields(schema: Json, meaning: (path: string) => string | undefined): Json {
  for (const [path, field] of fieldsOf(schema)) field.description = meaning(path);
  return schema;
}

/** The fields of a schema, also those within lists and alternatives, each with its path, such as `policy.refunds`. */
function* fieldsOf(schema: Json, above = ""): Generator<[path: string, field: Json]> {
  const { properties = {}, items = [], anyOf = [], oneOf = [] } = schema as { [keyword: string]: object };
  for (const part of [items, anyOf, oneOf].flat() as Json[]) yield* fieldsOf(part, above);
  for (const [name, field] of Object.entries(properties)) {
    yield [`${above}${name}`, field];
    yield* fieldsOf(field, `${above}${name}.`);
  }
}

function answerContent(name: CallName, { answer, media }: CallSchema): Json {
  return { [media ?? "application/json"]: { schema: answerSchema(name, answer) } };
}

function answerSchema(of: Answered, schema: z.ZodType): Json {
  return describeFields(toSchema(schema, "output"), (path) => meaningOfAnswer(of, path));
}

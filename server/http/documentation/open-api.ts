import { z } from "zod";
import { access } from "#contract/access.ts";
import { type CallSchema, calls } from "#contract/calls.ts";
import { Problem } from "#contract/errors.ts";
import { type CallName, methodAndPath, paths } from "#contract/paths.ts";
import type { Audience } from "#domain/access.ts";

type Json = { [key: string]: unknown };

export interface Operation {
  operationId: string;
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
  servers: { url: string }[];
  paths: { [path: string]: { [method: string]: Operation } };
  components: Json;
}

const audiences: Record<Audience, string> = {
  anyone: "Anyone.",
  signedIn: "Whoever is signed in.",
  self: "The person that it is about.",
  selfOrAdmin: "The person that it is about, and admins.",
  staff: "Staff and admins.",
  admin: "Admins.",
};

/** The contract as OpenAPI 3.1. */
export function openApi(): OpenApi {
  const described: OpenApi["paths"] = {};
  for (const name of Object.keys(paths) as CallName[]) {
    const { method, path } = methodAndPath(name);
    described[path] = { ...described[path], [method.toLowerCase()]: describe(name, calls[name]) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Shiuli",
      version: "1.0.0",
      description:
        "The calls of the salon's website. Errors are RFC 9457 problem details with a stable code.",
    },
    servers: [{ url: "/api" }],
    paths: described,
    components: {
      schemas: { Problem: toSchema(Problem, "output") },
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
    },
  };
}

function describe(name: CallName, schema: CallSchema): Operation {
  const audience = access[name];
  return {
    operationId: name,
    summary: schema.summary,
    description: `For: ${audiences[audience]}`,
    ...(audience !== "anyone" && { security: [{ bearer: [] }] }),
    parameters: [...parameters(schema.params, "path"), ...parameters(schema.query, "query")],
    ...(schema.body && {
      requestBody: {
        required: !schema.body.safeParse(undefined).success,
        content: bodyContent(schema, schema.body),
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

function parameters(schema: z.ZodType | undefined, place: "path" | "query"): Json[] {
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
  }));
}

function toSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

function bodyContent({ sends }: CallSchema, body: z.ZodType): Json {
  const schema = toSchema(body, "input");
  return sends ? { [sends]: { schema } } : json(schema);
}

function answerContent({ answer, media }: CallSchema): Json {
  const schema = toSchema(answer, "output");
  return media ? { [media]: { schema } } : json(schema);
}

function json(schema: Json): Json {
  return { "application/json": { schema } };
}

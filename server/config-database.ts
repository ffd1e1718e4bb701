import { z } from "zod";
import { ConfigError } from "#server/config-error.ts";
import { wholeNumber } from "#server/config-number.ts";

const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, "must begin with postgres://")
  .optional();

/** What the environment says of the database; none of it counts on SQLite. */
export const databaseEnvironment = {
  DATABASE_URL: postgresUrl,
  DATABASE_DIRECT_URL: postgresUrl,
  DATABASE_READ_URL: postgresUrl,
  DATABASE_CONNECTIONS: wholeNumber(2, 200).default(10),
  DATABASE_KEEPALIVE: wholeNumber(5, 600).default(30),
  DATABASE_TIMEOUT: wholeNumber(1, 600).default(10),
  PGOPTIONS: z.string().default(""),
};

export interface DatabaseSettings {
  /** PostgreSQL's address; null: SQLite in the data folder. */
  databaseUrl: string | null;
  /** Its address past a transaction pooler; null where there is none. */
  databaseDirectUrl: string | null;
  /** The address of a replica that answers reads; null where there is none. */
  databaseReadUrl: string | null;
  /** How many connections this server opens, beside the one that listens. */
  databaseConnections: number;
  /** How often the connection that listens is asked whether it still hears, in seconds. */
  databaseKeepaliveSeconds: number;
  /** How long a statement of the server may take, in seconds. */
  databaseSeconds: number;
  /** What each connection to PostgreSQL is begun with, as `psql` takes it; an address with options of its own goes before it. */
  databaseOptions: string;
}

/** @throws ConfigError when the address past a pooler stands alone */
export function readDatabase(env: z.infer<z.ZodObject<typeof databaseEnvironment>>): DatabaseSettings {
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL) {
    throw new ConfigError("DATABASE_DIRECT_URL needs DATABASE_URL beside it.");
  }
  if (env.DATABASE_READ_URL && !env.DATABASE_URL) {
    throw new ConfigError("DATABASE_READ_URL needs DATABASE_URL beside it.");
  }
  return {
    databaseUrl: env.DATABASE_URL ?? null,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
    databaseReadUrl: env.DATABASE_READ_URL ?? null,
    databaseConnections: env.DATABASE_CONNECTIONS,
    databaseKeepaliveSeconds: env.DATABASE_KEEPALIVE,
    databaseSeconds: env.DATABASE_TIMEOUT,
    databaseOptions: env.PGOPTIONS,
  };
}

import { z } from "zod";
import { wholeNumber } from "#server/config-number.ts";
import { StartupError } from "#server/startup-error.ts";

const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, "must begin with postgres://")
  .refine(
    // With a user, the host may be empty: a socket's folder is named behind.
    (text) => URL.canParse(text.replace("@/", "@localhost/")),
    "must be an address like postgres://user:password@host:5432/name; in its user and password write %40 for @, %3A for :, %2F for / and %23 for #",
  )
  .optional();

/** Settings of the database. None of them applies to SQLite. */
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
  /** Its own address, which bypasses a transaction pooler; null without one. */
  databaseDirectUrl: string | null;
  /** The address of a replica for reads; null without one. */
  databaseReadUrl: string | null;
  /** How many connections this server opens, besides the one that listens. */
  databaseConnections: number;
  /** How often the listening connection is checked, in seconds. */
  databaseKeepaliveSeconds: number;
  /** Time limit for a statement of the server, in seconds. */
  databaseSeconds: number;
  /**
   * The startup options of each connection to PostgreSQL, in the format of `psql`. Options in the address take
   * precedence.
   */
  databaseOptions: string;
}

/** @throws StartupError when the direct or the read address is set without DATABASE_URL */
export function readDatabase(env: z.infer<z.ZodObject<typeof databaseEnvironment>>): DatabaseSettings {
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL) {
    throw new StartupError("DATABASE_DIRECT_URL needs DATABASE_URL beside it.");
  }
  if (env.DATABASE_READ_URL && !env.DATABASE_URL) {
    throw new StartupError("DATABASE_READ_URL needs DATABASE_URL beside it.");
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

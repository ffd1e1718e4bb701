/** Column types that the two engines spell differently. */
export interface AuthColumnTypes {
  timestamp: string;
  boolean: string;
}

/**
 * The statements that create better-auth's tables, as its 1.7 schema requires, with our table names. They are part of
 * our migrations, so that a single list of steps creates the whole database.
 */
export function authTables({ timestamp, boolean }: AuthColumnTypes): string[] {
  return [
    `create table auth_user (
      "id" text not null primary key,
      "name" text not null,
      "email" text not null unique,
      "emailVerified" ${boolean} not null,
      "image" text,
      "createdAt" ${timestamp} not null,
      "updatedAt" ${timestamp} not null
    )`,
    `create table auth_session (
      "id" text not null primary key,
      "expiresAt" ${timestamp} not null,
      "token" text not null unique,
      "createdAt" ${timestamp} not null,
      "updatedAt" ${timestamp} not null,
      "ipAddress" text,
      "userAgent" text,
      "userId" text not null references auth_user ("id") on delete cascade
    )`,
    `create index auth_session_by_user on auth_session ("userId")`,
    `create table auth_account (
      "id" text not null primary key,
      "accountId" text not null,
      "providerId" text not null,
      "userId" text not null references auth_user ("id") on delete cascade,
      "accessToken" text,
      "refreshToken" text,
      "idToken" text,
      "accessTokenExpiresAt" ${timestamp},
      "refreshTokenExpiresAt" ${timestamp},
      "scope" text,
      "password" text,
      "createdAt" ${timestamp} not null,
      "updatedAt" ${timestamp} not null,
      unique ("providerId", "accountId")
    )`,
    `create index auth_account_by_user on auth_account ("userId")`,
    `create table auth_verification (
      "id" text not null primary key,
      "identifier" text not null,
      "value" text not null,
      "expiresAt" ${timestamp} not null,
      "createdAt" ${timestamp} not null,
      "updatedAt" ${timestamp} not null
    )`,
    `create index auth_verification_by_identifier on auth_verification ("identifier")`,
    `create table auth_rate_limit (
      "id" text not null primary key,
      "key" text not null unique,
      "count" integer not null,
      "lastRequest" bigint not null
    )`,
  ];
}

/** The statements that add a second factor and passkeys to better-auth's tables. */
export function secondFactorTables({ timestamp, boolean }: AuthColumnTypes): string[] {
  return [
    `alter table auth_user add column "twoFactorEnabled" ${boolean}`,
    `create table auth_two_factor (
      "id" text not null primary key,
      "secret" text not null,
      "backupCodes" text not null,
      "userId" text not null references auth_user ("id") on delete cascade,
      "verified" ${boolean},
      "failedVerificationCount" integer,
      "lockedUntil" ${timestamp}
    )`,
    `create index auth_two_factor_by_secret on auth_two_factor ("secret")`,
    `create index auth_two_factor_by_user on auth_two_factor ("userId")`,
    `create table auth_passkey (
      "id" text not null primary key,
      "name" text,
      "publicKey" text not null,
      "userId" text not null references auth_user ("id") on delete cascade,
      "credentialID" text not null unique,
      "counter" bigint not null,
      "deviceType" text not null,
      "backedUp" ${boolean} not null,
      "transports" text,
      "createdAt" ${timestamp},
      "aaguid" text
    )`,
    `create index auth_passkey_by_user on auth_passkey ("userId")`,
  ];
}

import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";

test.each([
  ["SMTP_URL", "mail.example", "SMTP_URL must begin with smtp:// or smtps://."],
  ["SMTP_URL", "smtp://", "SMTP_URL must name a host"],
  ["SMTP_URL", "smtps://salon:s3cret/word@mail.example:465", "SMTP_URL must name a host"],
  ["SMTP_URL", "smtps://salon:s3cret#word@mail.example:465", "SMTP_URL must name a host"],
  ["SMTP_URL", "smtps://salon:s3@cret#word@mail.example:465", "SMTP_URL must name a host"],
  ["SMTP_URL", "smtps://salon:s3@cret/word@mail.example:465", "SMTP_URL must name a host"],
  ["MAIL_FROM", "Shiuli", "MAIL_FROM must be an address"],
  ["MAIL_FROM", "hello@salon.example <Shiuli>", "MAIL_FROM must be an address"],
  ["MAIL_FROM", "a@salon.example, b@salon.example", "MAIL_FROM must be an address"],
  ["PORT", "70000", "PORT must be a port number."],
  ["HOST", "my host", "HOST must be an address or a name of this machine."],
  ["HOST", "fe80::1%eth0", "HOST must be an address or a name of this machine."],
  ["HOST", "http://localhost", "HOST must be an address or a name of this machine."],
  ["HOST", "localhost:3000", "HOST must be an address or a name of this machine."],
  ["HOST", "127.0.0.1:80", "HOST must be an address or a name of this machine."],
  ["TEST_CARDS_PORT", "3000", "TEST_CARDS_PORT must be another port than PORT."],
  ["PORT", "80.5", "PORT must be a port number."],
  ["DATABASE_URL", "postgres://salon:s3cret#word@db.example/salon", "DATABASE_URL must be an address"],
  ["DATABASE_URL", "postgres://salon:s3cret/word@db.example/salon", "DATABASE_URL must be an address"],
  ["DATABASE_CONNECTIONS", "1", "DATABASE_CONNECTIONS must be a whole number from 2 to 200."],
  ["DATABASE_TIMEOUT", "ten", "DATABASE_TIMEOUT must be a whole number from 1 to 600."],
  ["LOG_LEVEL", "loud", "LOG_LEVEL must be silent, error, warn, info or debug."],
  ["OTEL_EXPORTER_OTLP_HEADERS", "Bearer abc", "OTEL_EXPORTER_OTLP_HEADERS must be names and values"],
])("%s can't be %j, and the start reports it in its own sentence", (name, value, said) => {
  expect(() => readConfig({ [name]: value })).toThrow(said);
  expect(() => readConfig({ [name]: value })).not.toThrow("s3cret");
});

test.each([
  ["HOST", "::1"],
  ["HOST", "localhost"],
  ["DATABASE_URL", "postgres://salon:s3cret%23word@db.example/salon"],
  ["DATABASE_URL", "postgres:///salon?host=/var/run/postgresql"],
  ["DATABASE_URL", "postgres://salon:s3cret@/salon?host=/cloudsql/shiuli"],
  ["DATABASE_URL", "postgres://salon@%2Fvar%2Frun%2Fpostgresql/salon"],
  ["SMTP_URL", "smtp://127.0.0.1"],
  ["SMTP_URL", "smtps://salon%40mail.example:s3cret%2Fword@mail.example:465"],
  ["MAIL_FROM", "hello@salon.example"],
  ["MAIL_FROM", "শিউলি <hello@salon.example>"],
  ["MAIL_FROM", '"Shiuli, Dhaka" <hello@salon.example>'],
  ["OTEL_EXPORTER_OTLP_HEADERS", "authorization=Basic%20YWJjOjE=,tenant=salon"],
])("%s may be %j", (name, value) => {
  expect(() => readConfig({ [name]: value })).not.toThrow();
});

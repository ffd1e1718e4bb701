import { existsSync, readFileSync } from "node:fs";
import { validate } from "dockerfile-utils";
import { expect, test } from "vitest";
import { parse } from "yaml";

const dockerfile = readFileSync("Dockerfile", "utf8");
const compose: Compose = parse(readFileSync("compose.yaml", "utf8"));

interface Compose {
  services: Record<
    string,
    { environment?: Record<string, string>; volumes?: string[]; healthcheck?: { test: string[] } }
  >;
  volumes: Record<string, null>;
}

test("the linter has nothing to say about the Dockerfile", () => {
  expect(
    validate(dockerfile).map(({ message, range }) => `line ${range.start.line + 1}: ${message}`),
  ).toEqual([]);
});

test("the image copies files that exist and that .dockerignore lets through", () => {
  const ignore = readFileSync(".dockerignore", "utf8").split("\n");
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap(([, names = ""]) =>
    names.split(" ").slice(0, -1),
  );
  const lost = copied.filter((name) => name !== "." && !(existsSync(name) && ignore.includes(`!${name}`)));
  expect(lost).toEqual([]);
});

test("the server runs as somebody without rights, and its health is watched", () => {
  const final = dockerfile.slice(dockerfile.lastIndexOf("\nFROM "));
  expect(final).toMatch(/^USER shiuli$/m);
  expect(final).toMatch(/^HEALTHCHECK .*\n? *CMD .*\/api\/health/m);
});

test("compose keeps the data in volumes that it declares", () => {
  const used = Object.values(compose.services).flatMap(({ volumes = [] }) =>
    volumes.map((volume) => volume.split(":")[0]),
  );
  expect(used.sort()).toEqual(Object.keys(compose.volumes).sort());
});

test("compose waits for a database that says it is ready", () => {
  expect(compose.services.database?.healthcheck?.test).toContain(
    "pg_isready --username=shiuli --dbname=shiuli",
  );
});

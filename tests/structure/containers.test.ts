import { existsSync, readFileSync } from "node:fs";
import { validate } from "dockerfile-utils";
import { expect, test } from "vitest";
import { parse } from "yaml";

const dockerfile = readFileSync("Dockerfile", "utf8");
const compose: Compose = parse(readFileSync("compose.yaml", "utf8"));
const cluster: Compose = parse(readFileSync("compose.cluster.yaml", "utf8"));

interface Compose {
  services: Record<
    string,
    {
      environment?: Record<string, string>;
      volumes?: string[];
      configs?: { source: string }[];
      healthcheck?: { test: string[] };
    }
  >;
  volumes: Record<string, null>;
  configs?: Record<string, { content: string }>;
}

test("the linter accepts the Dockerfile", () => {
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

test("the image has the commands that the guide runs in a container", () => {
  const final = dockerfile.slice(dockerfile.lastIndexOf("\nFROM "));
  const guide = readFileSync("docs/operations.md", "utf8");
  const commands = [...guide.matchAll(/exec site node (\S+)/g)].map(([, file = ""]) => file);
  expect(commands).toContain("server/admin-cli.ts");
  for (const file of commands) {
    expect(existsSync(file)).toBe(true);
    expect(final).toMatch(new RegExp(`^COPY ${file.split("/")[0]} `, "m"));
  }
});

test("the server runs as an unprivileged user, and its health is monitored", () => {
  const final = dockerfile.slice(dockerfile.lastIndexOf("\nFROM "));
  expect(final).toMatch(/^USER shiuli$/m);
  expect(final).toMatch(/^HEALTHCHECK .*\n? *CMD .*\/api\/health/m);
});

test.each([
  ["compose.yaml", compose],
  ["compose.cluster.yaml", cluster],
])("%s keeps the data in volumes that it declares", (_, { services, volumes: declared }) => {
  const used = Object.values(services).flatMap(({ volumes = [] }) =>
    volumes.map((volume) => volume.split(":")[0]),
  );
  expect(used.sort()).toEqual(Object.keys(declared).sort());
});

test("compose waits for a database that says it is ready", () => {
  expect(compose.services.database?.healthcheck?.test).toContain(
    "pg_isready --username=shiuli --dbname=shiuli",
  );
});

test("the servers of a cluster keep no data of their own, and reach the database by the pooler's names", () => {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_READ_URL, ...site } =
    cluster.services.site?.environment ?? {};
  expect(site).toMatchObject({ IMAGE_HOST: "s3" });
  for (const needed of ["SESSION_SECRET", "SMTP_URL"]) expect(site[needed]).toContain(":?");
  const names = [DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_READ_URL].map((url) => url?.split("/").at(-1));
  const pooled = [...(cluster.configs?.pooler?.content ?? "").matchAll(/^(\w+) = host=/gm)].map(
    ([, name]) => name,
  );
  expect(names).toEqual(pooled);
});

test("the replica's folder is closed to others before it is filled, since PostgreSQL refuses to start on an open one", () => {
  const script = cluster.configs?.replica?.content ?? "";
  expect(script).toMatch(/chmod 700 "\$\$PGDATA"\s+pg_basebackup --pgdata="\$\$PGDATA"/);
});

test("the proxy leads to all sites while none is ready, since each still shows what it keeps", () => {
  const lines = (cluster.configs?.proxy?.content ?? "").split("\n").map((line) => line.trim());
  const [checked, ...unchecked] = lines.filter((line) => /^server-template .* site:3000 /.test(line));
  expect(checked).toMatch(/ check /);
  expect(unchecked).toEqual([expect.stringMatching(/ backup /)]);
  for (const line of [...unchecked, ...lines.filter((one) => one.startsWith("default-server"))])
    expect(line).not.toMatch(/ check /);
  expect(lines).toContain("option allbackups");
});

test("every file that the cluster's containers use is defined there", () => {
  const given = Object.values(cluster.services).flatMap(({ configs = [] }) =>
    configs.map(({ source }) => source),
  );
  expect(given.sort()).toEqual(Object.keys(cluster.configs ?? {}).sort());
});

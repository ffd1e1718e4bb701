import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";

/** What Grafana's schema of a dashboard requires, for the parts that this one uses. */
const Source = z.strictObject({ type: z.literal("prometheus"), uid: z.literal(["$", "{source}"].join("")) });
const Panel = z.object({
  id: z.number().int().positive(),
  title: z.string().min(1),
  type: z.enum(["timeseries", "stat"]),
  gridPos: z.strictObject({
    h: z.number().int().positive(),
    w: z.number().int().positive(),
    x: z.number().int().nonnegative(),
    y: z.number().int().nonnegative(),
  }),
  datasource: Source,
  fieldConfig: z.object({ defaults: z.object({ unit: z.string() }), overrides: z.array(z.unknown()) }),
  targets: z.array(z.object({ refId: z.string().min(1), expr: z.string().min(1) })).min(1),
});
const Dashboard = z.object({
  uid: z.string().regex(/^[\w-]{1,40}$/),
  title: z.string().min(1),
  schemaVersion: z.number().int().min(36),
  panels: z.array(Panel).min(1),
  templating: z.object({
    list: z.tuple([
      z.object({
        name: z.literal("source"),
        type: z.literal("datasource"),
        query: z.literal("prometheus"),
        current: z.object({ text: z.string(), value: z.string() }),
      }),
    ]),
  }),
});

const columns = 24;

describe("docs/grafana.json", () => {
  const { panels } = Dashboard.parse(JSON.parse(readFileSync("docs/grafana.json", "utf8")));

  test("gives each panel an id and each query its own letter", () => {
    const ids = panels.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { title, targets } of panels) {
      expect([title, new Set(targets.map(({ refId }) => refId)).size]).toEqual([title, targets.length]);
    }
  });

  test("places no panel on top of another, or outside the page", () => {
    const places = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, index) => `${x + (index % w)} ${y + Math.floor(index / w)}`),
    );
    expect(new Set(places).size).toBe(places.length);
    for (const { gridPos } of panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(columns);
  });
});

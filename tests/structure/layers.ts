import { sources } from "#tests/structure/sources.ts";

/** What the files of one folder may import. */
export interface Layer {
  /** Matches the beginning of a path. A file belongs to the first layer that matches. */
  folder: RegExp;
  /** Folders of ours that it may import from. */
  may: RegExp;
  /** Folders of ours that it may also import types from. */
  mayTakeTypes?: RegExp;
  /** Folders of ours that it may also call, but only functions that read (find…, list…, count…, read…). */
  mayRead?: RegExp;
  /** Packages it may import; any when absent. */
  packages?: RegExp;
  /** Whether it may use Node's own modules. */
  node: boolean;
  /** The sentence that somebody reads whose import is refused. */
  why: string;
}

const nothing = /^$/;

/** The folders below server/ that have a port and its adapters. */
const ports = sources.flatMap(({ path }) => path.match(/^server\/(\w+)\/port\.ts$/)?.[1] ?? []).join("|");

/** The direction of every import: browser → contract → http → use case → rule and database. */
export const layers: Layer[] = [
  {
    folder: /^domain\//,
    may: /^domain\//,
    packages: nothing,
    node: false,
    why: "domain/ holds pure rules: pass in what they need (the clock and the zone, too).",
  },
  {
    folder: /^contract\//,
    may: /^(contract|domain)\//,
    packages: /^zod$/,
    node: false,
    why: "contract/ describes the wire with zod alone, and runs in the browser.",
  },
  {
    folder: /^server\/database\//,
    may: /^(domain|server\/database)\//,
    packages: /^(kysely|pg|uuid)$/,
    node: true,
    why: "server/database/ knows tables and rules of the domain, not who asks: pass values in.",
  },
  {
    folder: /^server\/usecases\//,
    may: /^(domain\/|contract\/errors\.ts$|server\/(database|usecases)\/|server\/\w+\/port\.ts$)/,
    mayTakeTypes: /^(contract\/|server\/config\.ts$|server\/identity\/token\.ts$)/,
    packages: /^kysely$/,
    node: true,
    why: "a use case speaks to the domain, the database and ports; adapters reach it through the context, the wire through server/http/.",
  },
  {
    folder: new RegExp(`^server/(${ports})/`),
    may: new RegExp(`^(domain|server/(${ports}|database))/`),
    mayTakeTypes: /^(contract\/|server\/config\.ts$|sandbox\/)/,
    node: true,
    why: "an adapter knows its own SDK and its port, not the use cases or the wire.",
  },
  {
    folder: /^server\/jobs\//,
    may: /^(domain|server\/(jobs|usecases|database))\/|^server\/\w+\/port\.ts$/,
    mayTakeTypes: /^server\/config\.ts$/,
    packages: /^kysely$/,
    node: true,
    why: "a job is shallow: an id in, one use case called.",
  },
  {
    folder: /^server\/http\//,
    may: /^(domain\/|contract\/|server\/(http|usecases)\/|server\/(config|\w+\/port|calendars\/write-calendar|database\/(away|rate-limits)|identity\/(client-address|page-language))\.ts$)/,
    mayTakeTypes: /^(server|sandbox|app\/lib)\//,
    mayRead: /^server\/database\//,
    node: true,
    why: "server/http/ parses, calls one use case and answers; a plain read may come from the database, a write is a use case.",
  },
  {
    folder: /^server\//,
    may: /^(server|domain|contract|sandbox)\//,
    node: true,
    why: "the server never imports the pages: they are built, then served.",
  },
  {
    folder: /^sandbox\//,
    may: /^sandbox\//,
    node: true,
    why: "sandbox/ is a program of its own that stands for a provider: it knows nothing of the salon.",
  },
  {
    folder: /^app\/ui\//,
    may: /^app\/(ui|texts)\//,
    packages: /^(react|react-dom|react-router)$/,
    node: false,
    why: "app/ui/ holds primitives without a word of the salon: React, the router's links and texts only.",
  },
  {
    folder: /^app\/texts\//,
    may: /^(app\/(texts|lib)|contract|domain)\//,
    node: false,
    why: "app/texts/ holds sentences: what they speak about is handed to them.",
  },
  {
    folder: /^app\/lib\//,
    may: /^(app\/(lib|texts)|contract|domain)\//,
    node: false,
    why: "app/lib/ is below features and pages: it may know the contract and the domain's pure rules.",
  },
  {
    folder: /^app\/data\//,
    may: /^(app\/(data|ui|lib|texts)|contract|domain)\//,
    node: false,
    why: "app/data/ reads and changes what the server keeps: what it looks like is a feature's.",
  },
  {
    folder: /^app\/features\//,
    may: /^(app\/(features|data|ui|lib|texts)|contract|domain)\//,
    node: false,
    why: "a feature is composed by pages and reaches the server through app/data/ and app/lib/, never the other way round.",
  },
  {
    folder: /^app\/.*\.server\.tsx?$/,
    may: /^(app|contract|domain)\//,
    node: true,
    why: "what the pages run on the server reaches it through the contract's in-process client.",
  },
  {
    folder: /^app\//,
    may: /^(app|contract|domain)\//,
    node: false,
    why: "pages reach the server through the contract's clients in app/lib/ alone.",
  },
  {
    folder: /^scripts\/.*\.mjs$/,
    may: /^scripts\//,
    packages: nothing,
    node: true,
    why: "these scripts run on an old Node before anything is installed: no packages, no TypeScript.",
  },
];

/** What a test beside its file may use in addition to its layer. */
export const besideTests: Pick<Layer, "may" | "packages"> = {
  may: /^(tests\/support|domain|contract)\//,
  packages:
    /^(vitest|react|fast-check|sms-segments-calculator|postal-mime|smtp-server|ical\.js|pg|kysely|stripe|@stripe\/\S+)$/,
};

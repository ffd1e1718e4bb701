import { fillTemplate } from "#tests/e2e/support/template.ts";

/** Playwright calls this once before the first test. Providers use the machine's real time, and so does the salon. */
export default (): Promise<() => void> => fillTemplate(Date.now());

import { fillTemplate } from "#tests/e2e/support/template.ts";

/** Playwright calls it once before the first test. Providers tell the machine's own time, and so does the salon. */
export default (): Promise<() => void> => fillTemplate(Date.now());

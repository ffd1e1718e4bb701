/**
 * A reason not to start, or not to do what a command asks. Its message is a sentence for the person at the shell.
 */
export class StartupError extends Error {}

/** A reason not to start. Its message is one sentence for the person who starts the server. */
export class StartupError extends Error {}

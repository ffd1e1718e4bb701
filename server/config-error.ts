/** A setting that can't be used. Its message is one sentence for the person who starts the server. */
export class ConfigError extends Error {}

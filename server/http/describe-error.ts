export interface DescribedError {
  type: string;
  message: string;
  stack: string;
  code?: string;
  causes?: DescribedError[];
  [more: string]: unknown;
}

/**
 * The parts of an error that a log may contain: what happened and where. Leaves out everything else that libraries
 * attach to errors, such as the row that a database refused or the requested address.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: "Not an error was thrown.", stack: "" };
  const causes =
    error instanceof AggregateError ? error.errors : error.cause === undefined ? [] : [error.cause];
  return {
    type: error.constructor.name,
    message: error.message,
    stack: error.stack ?? "",
    ...("code" in error && { code: String(error.code) }),
    ...(causes.length > 0 && { causes: causes.map(describeError) }),
  };
}

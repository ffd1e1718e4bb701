export interface DescribedError {
  type: string;
  message: string;
  stack: string;
  code?: string;
  causes?: DescribedError[];
  [more: string]: unknown;
}

/**
 * An error as a log may hold it: what happened and where. Whatever else a library hangs on its errors (the row that
 * a database refused, the address that was asked for) stays out.
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

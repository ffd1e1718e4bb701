import { useState } from "react";

interface Asked {
  data: unknown;
  error: unknown;
  /** There was an answer or a failure before. */
  isFetched?: boolean;
}

/** A query's failure, and what became of it. */
export interface KeptFailure {
  error: unknown;
  /** The query is being asked again. */
  isAsking: boolean;
  /** How often it has failed. */
  times: number;
}

/**
 * Keeps a query's failure while it is asked again, so that the error on the page does not give way to a skeleton and
 * come back.
 */
export function useKeptFailure<Query extends Asked>(query: Query): Query & KeptFailure {
  const { data, error, isFetched } = query;
  const [last, setLast] = useState({ error: null as unknown, times: 0 });
  if (error && error !== last.error) setLast({ error, times: last.times + 1 });
  const isAsking = data === undefined && !error && isFetched === true && last.times > 0;
  return { ...query, error: isAsking ? last.error : error, isAsking, times: last.times };
}

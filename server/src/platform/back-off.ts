const longestMs = 60_000

/** How long to wait after this many failures in a row: twice as long after each, at most a minute. */
export const backOffMs = (firstMs: number, failures: number): number =>
  Math.min(longestMs, firstMs * 2 ** Math.min(failures, 20))

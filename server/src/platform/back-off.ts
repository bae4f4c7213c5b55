const longestMs = 60_000

/** The pause after this many failures in a row: it doubles each time, up to a minute. */
export const backOffMs = (firstMs: number, failures: number): number =>
  Math.min(longestMs, firstMs * 2 ** Math.min(failures, 20))

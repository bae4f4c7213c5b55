/**
 * Aborts at the first SIGINT or SIGTERM. Later ones change nothing: without a listener they would kill the process in the
 * middle of its shutdown, and Ctrl-C in a terminal reaches it twice, directly and through `npm start`.
 */
export function stopSignal(): AbortSignal {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop.abort())
  return stop.signal
}

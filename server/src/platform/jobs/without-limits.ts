const noLimits = '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0'

/**
 * The address of a database, with its own options kept: a job may take longer than a request, and so may its statements.
 * Not a URL to `URL`, which refuses the address of a socket.
 */
export function withoutLimits(url: string): string {
  const [address, query] = url.split(/\?(.*)/s)
  const settings = new URLSearchParams(query)
  settings.set('options', [...settings.getAll('options'), noLimits].join(' '))
  // libpq does not read '+' as a space.
  return `${address}?${settings.toString().replaceAll('+', '%20')}`
}

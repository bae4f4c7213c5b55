const noLimits = '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0'

/**
 * A database's URL with its own options but without time limits, because jobs and their statements may take longer than
 * requests. Does not use `URL`, which refuses the address of a socket.
 */
export function withoutLimits(url: string): string {
  const [address, query] = url.split(/\?(.*)/s)
  const settings = new URLSearchParams(query)
  settings.set('options', [...settings.getAll('options'), noLimits].join(' '))
  // libpq does not read '+' as a space.
  return `${address}?${settings.toString().replaceAll('+', '%20')}`
}

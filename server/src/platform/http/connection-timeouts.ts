/**
 * Timeouts of connections: for a whole request, and without any data in either direction. Node checks every half minute, and
 * has its own limit of a minute for a request's headers.
 */
export const connectionTimeouts = { requestTimeout: 300_000, connectionTimeout: 120_000 } as const

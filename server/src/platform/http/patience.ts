/**
 * How long a connection may take: for a whole request, and with nothing moving in either direction. Node looks every half
 * minute, and by itself gives the head of a request one minute.
 */
export const patience = { requestTimeout: 300_000, connectionTimeout: 120_000 } as const

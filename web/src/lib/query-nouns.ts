import type { QueryClient } from '@tanstack/react-query'

/** The first word of a query's key. Queries that share it are invalidated by the same changes. */
export type QueryNoun =
  | 'application'
  | 'approvals'
  | 'balance'
  | 'batches'
  | 'breaches'
  | 'categories'
  | 'certificates'
  | 'checks'
  | 'colleagues'
  | 'deliveries'
  | 'departments'
  | 'directory'
  | 'fees'
  | 'learning'
  | 'notifications'
  | 'organisations'
  | 'own-name'
  | 'presentations'
  | 'profile'
  | 'signing-keys'
  | 'single-sign-on'
  | 'site-pages'
  | 'stats'
  | 'students'
  | 'templates'
  | 'webhook-messages'

/** Refetches everything about these nouns: what is on screen at once, the rest when it is next shown. */
export async function readAgain(queries: QueryClient, ...nouns: QueryNoun[]): Promise<void> {
  await Promise.all(nouns.map((noun) => queries.invalidateQueries({ queryKey: [noun] })))
}

import type { QueryClient } from '@tanstack/react-query'

/** The first word of the keys of queries that belong together, so that one change makes all of them old. */
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

/** Reads everything about these nouns again: at once what is on screen, the rest when it is shown next. */
export async function readAgain(queries: QueryClient, ...nouns: QueryNoun[]): Promise<void> {
  await Promise.all(nouns.map((noun) => queries.invalidateQueries({ queryKey: [noun] })))
}

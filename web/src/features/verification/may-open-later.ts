import type { Loaded } from './load-certificate.ts'

type Problem = Extract<Loaded, { kind: 'cannot-start' }>['problem']

const faultsOfLink: ReadonlySet<Problem> = new Set(['key-missing', 'key-malformed', 'key-wrong'])

/** Whether another link to the same certificate may open it. */
export const isFaultOfLink = (problem: Problem): boolean => faultsOfLink.has(problem)

/** Whether the same link may open the certificate another time. */
export const mayOpenLater = (problem: Problem): boolean =>
  problem !== 'document-erased' && !isFaultOfLink(problem)

import { sentence } from '@credenza/schema/sentences/english'
import { ApiError } from '../../platform/http/api-error.ts'

/**
 * How many streams may be open at once in one process. An unapproved organisation gets few, and all unapproved ones together
 * get only a part.
 */
export const streamLimits = {
  session: 10,
  organisation: 100,
  unapprovedOrganisation: 10,
  unapprovedOrganisations: 500,
  process: 2_000,
} as const
export type StreamLimits = Record<keyof typeof streamLimits, number>

/** As long as a browser's own pause after several failures. By then somebody may have left. */
const retryAfterSeconds = 30

export interface StreamCaller {
  sessionId: string
  organisationId: string
  isApproved: boolean
}

export interface StreamPlaces {
  /** Takes a place for one stream and returns a function that releases it. Throws too_many_requests at a limit. */
  take(caller: StreamCaller): () => void
}

export function streamPlaces(limits: StreamLimits): StreamPlaces {
  const taken = new Map<string, number>()
  const count = (key: string, by: number) => {
    const left = (taken.get(key) ?? 0) + by
    if (left > 0) taken.set(key, left)
    else taken.delete(key)
  }
  return {
    take: (caller) => {
      const bounds = boundsOf(caller, limits)
      if (bounds.some(([key, most]) => (taken.get(key) ?? 0) >= most)) throw tooManyStreams()
      for (const [key] of bounds) count(key, 1)
      return () => {
        for (const [key] of bounds.splice(0)) count(key, -1)
      }
    },
  }
}

/** The counters that this stream adds to, with the limit of each. */
function boundsOf(
  { sessionId, organisationId, isApproved }: StreamCaller,
  limits: StreamLimits,
): [key: string, most: number][] {
  const ofOrganisation = isApproved ? limits.organisation : limits.unapprovedOrganisation
  const all: [string, number][] = [
    [`session ${sessionId}`, limits.session],
    [`organisation ${organisationId}`, ofOrganisation],
    ['process', limits.process],
  ]
  return isApproved ? all : [...all, ['unapproved', limits.unapprovedOrganisations]]
}

const tooManyStreams = () => new ApiError(sentence('too_many_requests.streams'), { retryAfterSeconds })

import { type Role, role } from '@credenza/schema/account'
import { useLocation } from 'react-router'
import { z } from 'zod'

const knownPerson = z.object({ knownPerson: z.object({ email: z.string(), role: role.optional() }) })

export interface KnownPerson {
  email: string
  role?: Role | undefined
}

/** The state of a navigation to a sign-in page, which is then filled in. Never put this into an address: those are logged. */
export const stateFor = (person: KnownPerson): { knownPerson: KnownPerson } => ({ knownPerson: person })

/** Whom the page before knew; undefined if nobody said. */
export function useKnownPerson(): KnownPerson | undefined {
  return knownPerson.safeParse(useLocation().state).data?.knownPerson
}

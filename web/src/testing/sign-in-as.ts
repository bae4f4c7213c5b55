import type { MemberRole } from '@credenza/schema/member-role'
import { startSession } from '../lib/session/session.ts'
import { issuerSession } from './issuer-session.ts'

/** For tests: somebody of an organisation signs in, in this role. */
export const signInAs = (memberRole: MemberRole, role: 'issuer' | 'verifier' = 'issuer') =>
  startSession({
    ...issuerSession,
    role,
    userData: { ...issuerSession.userData, selectedRole: role, memberRole },
  })

import type { Session } from '../lib/session/session.ts'

/** The session of an issuer's owner. */
export const issuerSession: Session = {
  role: 'issuer',
  data: 'token',
  userData: { _id: 'org_1', email: 'a@example.com', selectedRole: 'issuer', memberRole: 'owner' },
}

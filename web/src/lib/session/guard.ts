import type { Role } from '@credenza/schema/account'
import { redirect } from 'react-router'
import { readSession, type Session, wayOut } from './session.ts'

/** The start page of a role, or the landing page without one (specification, section 2). */
export const homeOf = (role: Role | undefined): string => (role ? `/${role}` : '/')

/**
 * For a route's `clientLoader`: returns the session if it has one of these roles, otherwise redirects to '/'. This only
 * decides what is shown; the server enforces every rule.
 */
export function requireRole(...roles: Role[]): Session {
  const session = readSession()
  if (!session || !roles.includes(session.role)) throw redirect(session ? '/' : wayOut(location.pathname))
  return session
}

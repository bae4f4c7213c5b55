import { Navigate, Outlet } from 'react-router'
import { requireRole } from '../lib/session/guard.ts'
import { useSession } from '../lib/session/use-session.ts'

export const clientLoader = () => requireRole('admin')

/** The administrator's pages. An admin without a second factor has to set one up first. */
export default function AdminOnly() {
  const session = useSession()
  return session?.userData.secondFactorMissing ? <Navigate to="/admin/secure" replace /> : <Outlet />
}

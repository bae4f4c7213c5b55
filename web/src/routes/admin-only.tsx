import { Navigate, Outlet } from 'react-router'
import { requireRole } from '../lib/guard.ts'
import { useSession } from '../lib/use-session.ts'

export const clientLoader = () => requireRole('admin')

/** The administration; an admin without a second factor sets one up first. */
export default function AdminOnly() {
  const session = useSession()
  return session?.userData.secondFactorMissing ? <Navigate to="/admin/secure" replace /> : <Outlet />
}

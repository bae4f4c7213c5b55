import { Outlet } from 'react-router'
import { requireRole } from '../lib/session/guard.ts'

export const clientLoader = () => requireRole('issuer')

export default function IssuerOnly() {
  return <Outlet />
}

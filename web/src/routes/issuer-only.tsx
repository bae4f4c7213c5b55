import { Outlet } from 'react-router'
import { requireRole } from '../lib/guard.ts'

export const clientLoader = () => requireRole('issuer')

export default function IssuerOnly() {
  return <Outlet />
}

import { Outlet } from 'react-router'
import { requireRole } from '../lib/session/guard.ts'

export const clientLoader = () => requireRole('verifier')

export default function VerifierOnly() {
  return <Outlet />
}

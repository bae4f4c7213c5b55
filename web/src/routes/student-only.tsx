import { Outlet } from 'react-router'
import { requireRole } from '../lib/session/guard.ts'

export const clientLoader = () => requireRole('student')

export default function StudentOnly() {
  return <Outlet />
}

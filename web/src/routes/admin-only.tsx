import { Outlet } from 'react-router'
import { requireRole } from '../lib/guard.ts'

export const clientLoader = () => requireRole('admin')

export default function AdminOnly() {
  return <Outlet />
}

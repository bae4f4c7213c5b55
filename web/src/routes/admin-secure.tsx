import { SecureAccount } from '../features/account/security/secure-account.tsx'
import { requireRole } from '../lib/session/guard.ts'

export const clientLoader = () => requireRole('admin')

export default SecureAccount

import { SignedInFrame } from '../features/account/signed-in-frame.tsx'
import { requireRole } from '../lib/guard.ts'

export const clientLoader = () => requireRole('issuer', 'verifier', 'admin', 'student')

export default SignedInFrame

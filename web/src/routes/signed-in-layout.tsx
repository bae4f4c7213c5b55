import { requireRole } from '../lib/session/guard.ts'
import { SignedInFrame } from '../shell/signed-in-frame.tsx'

export const clientLoader = () => requireRole('issuer', 'verifier', 'admin', 'student')

export default SignedInFrame

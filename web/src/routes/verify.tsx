export { VerifyStart as default } from '../features/verify/verify-start.tsx'

export { VerifyLink as default } from '../features/verify/verify-link.tsx'

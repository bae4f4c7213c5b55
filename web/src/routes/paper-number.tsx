export { NumberLink as default } from '../features/verify/number/number-link.tsx'

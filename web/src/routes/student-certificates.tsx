export { MyCertificates as default } from '../features/holder/my-certificates.tsx'

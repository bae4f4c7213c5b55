export { CertificateList as default } from '../features/issuing/certificate-list.tsx'

export { CertificateDetail as default } from '../features/certificate-detail/certificate-detail.tsx'

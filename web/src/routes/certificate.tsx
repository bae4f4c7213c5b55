export { CertificateDetail as default } from '../features/certificate/certificate-detail.tsx'

export { IssuerDashboard as default } from '../features/certificate/issuer-dashboard.tsx'

export { IssuerDashboard as default } from '../features/issuing/issuer-dashboard.tsx'

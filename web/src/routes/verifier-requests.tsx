export { IssuerRequests as default } from '../features/review/issuer-requests.tsx'

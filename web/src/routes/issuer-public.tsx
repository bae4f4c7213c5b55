export { IssuerPage as default } from '../features/issuer-page/issuer-page.tsx'

export { YearDetails as default } from '../features/certificate/year-details.tsx'

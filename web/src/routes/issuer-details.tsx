export { YearDetails as default } from '../features/issuing/year-details.tsx'

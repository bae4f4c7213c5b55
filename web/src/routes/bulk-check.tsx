export { BulkCheck as default } from '../features/check/bulk-check.tsx'

export { SystemHealth as default } from '../features/admin/health/system-health.tsx'

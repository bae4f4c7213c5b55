export { AuditTrail as default } from '../features/admin/audit/audit-trail.tsx'

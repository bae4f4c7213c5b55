export { DataProtection as default } from '../features/admin/data-protection/data-protection.tsx'

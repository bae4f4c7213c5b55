export { Witnesses as default } from '../features/admin/witnesses/witnesses.tsx'

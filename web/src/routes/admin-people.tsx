export { People as default } from '../features/admin/people/people.tsx'

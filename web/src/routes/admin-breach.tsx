export { BreachCase as default } from '../features/admin/breach/breach-case.tsx'

export { Breaches as default } from '../features/admin/breach/breaches.tsx'

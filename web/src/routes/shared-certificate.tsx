export { SharedLink as default } from '../features/share/shared-link.tsx'

export { Timeline as default } from '../features/certificate/timeline.tsx'

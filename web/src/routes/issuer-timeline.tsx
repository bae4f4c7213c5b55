export { Timeline as default } from '../features/issuing/timeline.tsx'

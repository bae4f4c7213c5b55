export { Activity as default } from '../features/batch/activity.tsx'

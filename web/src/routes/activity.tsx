export { Activity as default } from '../features/activity/activity.tsx'

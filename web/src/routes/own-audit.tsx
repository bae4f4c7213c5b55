export { OwnTrail as default } from '../features/audit/own-trail.tsx'

export { UserRequests as default } from '../features/review/user-requests.tsx'

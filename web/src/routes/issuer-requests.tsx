export { RequestList as default } from '../features/correction/request-list.tsx'

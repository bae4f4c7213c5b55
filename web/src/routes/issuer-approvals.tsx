export { ApprovalList as default } from '../features/approval/approval-list.tsx'

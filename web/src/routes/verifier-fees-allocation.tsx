export { FeesAllocation as default } from '../features/fee/fees-allocation.tsx'

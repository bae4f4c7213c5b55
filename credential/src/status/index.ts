export { createStatusList, getStatus, STATUS_LIST_ENTRIES, setStatus } from './bits.ts'
export { decodeStatusList, encodeStatusList } from './encoding.ts'
export { tokenStatuses, writeTokenList } from './token-list.ts'
export { listValidMs } from './validity.ts'

export { OwnBalance as default } from '../features/balance/own-balance.tsx'

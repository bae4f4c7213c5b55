export { Balances as default } from '../features/balance/balances.tsx'

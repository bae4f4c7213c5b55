export { PartyBalance as default } from '../features/balance/party-balance.tsx'

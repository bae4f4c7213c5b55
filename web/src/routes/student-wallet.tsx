export { WalletPage as default } from '../features/holder/wallet/wallet-page.tsx'

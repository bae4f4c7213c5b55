export { PublicFrame as default } from '../features/account/public-frame.tsx'

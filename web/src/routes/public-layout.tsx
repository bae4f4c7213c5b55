export { PublicFrame as default } from '../shell/public-frame.tsx'

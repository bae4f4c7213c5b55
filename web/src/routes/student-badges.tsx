export { ArrivedBadges as default } from '../features/holder/badges/arrived-badges.tsx'

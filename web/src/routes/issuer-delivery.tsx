export { DeliveryPage as default } from '../features/delivery/delivery-page.tsx'

export { AskedPage as default } from '../features/asked/asked-page.tsx'

export { DeveloperPage as default } from '../features/developer/developer-page.tsx'

export { LaunchPage as default } from '../features/launch/launch-page.tsx'

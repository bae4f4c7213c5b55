export { AskPage as default } from '../features/ask/ask-page.tsx'

export { TemplatePage as default } from '../features/template/editor/template-page.tsx'

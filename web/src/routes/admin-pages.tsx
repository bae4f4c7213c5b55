export { EditPages as default } from '../features/site-page/edit/edit-pages.tsx'

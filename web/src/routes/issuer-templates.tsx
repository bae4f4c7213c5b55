export { TemplateGallery as default } from '../features/template/template-gallery.tsx'

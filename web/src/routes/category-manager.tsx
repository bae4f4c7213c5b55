export { CategoryManager as default } from '../features/category/category-manager.tsx'

export { StudentPage as default } from '../features/student-page/student-page.tsx'

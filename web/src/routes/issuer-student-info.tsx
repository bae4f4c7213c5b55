export { StudentList as default } from '../features/student/student-list.tsx'

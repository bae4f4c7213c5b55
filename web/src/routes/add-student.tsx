export { AddStudent as default } from '../features/student/add-student.tsx'

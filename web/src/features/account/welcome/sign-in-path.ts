import { doorTo } from '../../../lib/session.ts'

/** The path of the student's sign-in, which then goes to `next`. */
export const signInPath = (next: string): string => doorTo(next, 'student')

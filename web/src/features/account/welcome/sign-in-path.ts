/** The path of the student's sign-in, which then goes to `next`. */
export const signInPath = (next: string): string => `/student/sign-in?next=${encodeURIComponent(next)}`

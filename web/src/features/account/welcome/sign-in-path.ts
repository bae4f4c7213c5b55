/** The student's sign-in, which leads on to `next`. */
export const signInPath = (next: string): string => `/student/sign-in?next=${encodeURIComponent(next)}`

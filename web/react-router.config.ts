import type { Config } from '@react-router/dev/config'

/** Public pages are written as HTML at build time; every other path starts from the fallback page. */
export default {
  appDirectory: 'src',
  ssr: false,
  prerender: ['/', '/sign-in', '/student/sign-in', '/admin/sign-in', '/verify'],
} satisfies Config

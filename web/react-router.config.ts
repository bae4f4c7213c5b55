import type { Config } from '@react-router/dev/config'

/** Public pages are written as HTML at build time; all other paths start from the fallback page. */
export default {
  appDirectory: 'src',
  ssr: false,
  prerender: [
    '/',
    '/sign-in',
    '/student/sign-in',
    '/admin/sign-in',
    '/request-for-otp',
    '/sign-up/issuer',
    '/sign-up/verifier',
    '/verify',
    // The start of every certificate's page (server/src/platform/http/page/pages.ts).
    '/verify/certificate',
  ],
} satisfies Config

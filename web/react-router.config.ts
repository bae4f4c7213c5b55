import type { Config } from '@react-router/dev/config'

/** Public pages are written as HTML at build time; every other path starts from the fallback page. */
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
    // For every certificate's page, which starts like this (server/src/platform/http/pages.ts).
    '/verify/certificate',
  ],
} satisfies Config

import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('routes/public-layout.tsx', [
    index('routes/landing.tsx'),
    route('sign-in', 'routes/sign-in.tsx'),
    route('student/sign-in', 'routes/student-sign-in.tsx'),
    route('admin/sign-in', 'routes/admin-sign-in.tsx'),
    route('request-for-otp', 'routes/request-for-otp.tsx'),
    route('verify-otp', 'routes/verify-otp.tsx'),
    route('reset-Password', 'routes/reset-password.tsx'),
    route('reset-Successful', 'routes/reset-successful.tsx'),
    route('sign-up/:page', 'routes/sign-up.tsx'),
    route('sign-up/:page/:id', 'routes/sign-up-onboarding.tsx'),
    route('admin/setup', 'routes/admin-setup.tsx'),
    route('verify', 'routes/verify.tsx'),
    route('verify/:id', 'routes/verify-certificate.tsx'),
  ]),
  layout('routes/signed-in-layout.tsx', [
    layout('routes/issuer-only.tsx', [
      route('issuer', 'routes/issuer-dashboard.tsx'),
      route('issuer/timeline', 'routes/issuer-timeline.tsx'),
      route('issuer/details', 'routes/issuer-details-now.tsx'),
      route('issuer/details/:id', 'routes/issuer-details.tsx'),
      route('issuer/student-info', 'routes/issuer-student-info.tsx'),
      route('issuer/activity', 'routes/issuer-activity.tsx'),
      route('addStudent', 'routes/add-student.tsx'),
      route('category-manager', 'routes/category-manager.tsx'),
      route('issuer/templates', 'routes/issuer-templates.tsx'),
      route('issuer/templates/:templateId', 'routes/issuer-template.tsx'),
      route('issuer/settings', 'routes/organisation-settings.tsx', { id: 'issuer-settings' }),
    ]),
    layout('routes/verifier-only.tsx', [
      route('verifier', 'routes/verifier-requests.tsx'),
      route('verifier/settings', 'routes/organisation-settings.tsx', { id: 'verifier-settings' }),
    ]),
    layout('routes/admin-only.tsx', [
      route('admin', 'routes/admin-organisations.tsx'),
      route('admin/organisations/:id', 'routes/admin-organisation.tsx'),
      route('admin/people', 'routes/admin-people.tsx'),
      route('admin/audit', 'routes/admin-audit.tsx'),
      route('admin/health', 'routes/admin-health.tsx'),
    ]),
    route('admin/secure', 'routes/admin-secure.tsx'),
    layout('routes/student-only.tsx', [route('student', 'routes/student-certificates.tsx')]),
    route('certificate/:id', 'routes/certificate.tsx'),
  ]),
  route('*', 'routes/unknown-path.tsx'),
] satisfies RouteConfig

import type { Course, CourseGrades, LaunchView } from '@credenza/schema/course-award'
import type { LearningPlatform } from '@credenza/schema/learning-platform'
import type { Page } from '@playwright/test'
import { category, titles } from '../../world/seed.ts'
import { dialog, press, type Screen } from './screen.ts'

const since = '2026-09-01T08:00:00Z'
const at = 'https://credenza.example/api/learning-platforms/lms_1'
const moodle: LearningPlatform = {
  _id: 'lms_1',
  name: 'Moodle',
  state: 'on',
  settings: {
    issuer: 'https://moodle.alqasba.example',
    clientId: 'q7Xw2mVb0Kd9',
    deploymentIds: ['1', '4'],
    signInUrl: 'https://moodle.alqasba.example/mod/lti/auth.php',
    tokenUrl: 'https://moodle.alqasba.example/mod/lti/token.php',
    keysUrl: 'https://moodle.alqasba.example/mod/lti/certs.php',
  },
  loginUrl: `${at}/login`,
  launchUrl: `${at}/launch`,
  keysUrl: `${at}/keys`,
  registrationUrl: '',
  createdAt: since,
}
const canvas: LearningPlatform = {
  ...moodle,
  _id: 'lms_2',
  name: 'منصة كلية الهندسة',
  state: 'draft',
  settings: null,
  registrationUrl: `${at}/register?key=0Jx1nS5cV8yq2LrT7mWbZ4dKfHgPaEuR`,
}

const rule = {
  certificateType: category,
  title: titles.decided,
  templateId: '',
  basis: 'item' as const,
  lineItem: 'https://moodle.alqasba.example/1',
  minimum: 60,
}
const course: Course = {
  _id: 'crs_1',
  title: 'Bridges 101',
  platform: 'Moodle',
  rule,
  proposed: 14,
  awarded: 231,
  createdAt: since,
}
const courses = [
  course,
  { ...course, _id: 'crs_2', title: 'ميكانيكا التربة والأساسات', proposed: 0, awarded: 1_204 },
]

const view: LaunchView = {
  as: 'teacher',
  choosing: false,
  organisation: 'Al Qasba University',
  courseTitle: 'Bridges 101',
  rule,
  account: null,
  certificateTypes: [category],
  templates: [{ id: 'tpl_1', name: 'College of Engineering' }],
  certificates: [],
}
const person = (
  name: string,
  percent: number | null,
  standing: CourseGrades['people'][number]['standing'] = 'new',
) => ({
  subject: name,
  name,
  email: `${percent}@students.alqasba.example`,
  percent,
  meets: percent !== null && percent >= rule.minimum,
  standing,
})
const grades: CourseGrades = {
  lineItems: [{ id: rule.lineItem, label: 'Final exam' }],
  people: [
    person('مريم بنت راشد الكتبي', 94.5),
    person('陈思远', 81),
    person('Zoë Núñez-Søndergård', 77, 'awarded'),
    person('Khalid Al Mazrouei', 66, 'unknown'),
    person('Omar Haddad', 38),
    person('Lena Late', null),
  ],
}
const learner: LaunchView = {
  ...view,
  as: 'learner',
  rule: null,
  certificates: [
    { title: titles.decided, date: '2026-06-30', validUntil: '', state: 'accepted' },
    { title: 'ميكانيكا التربة والأساسات', date: '2026-06-30', validUntil: '', state: 'signed' },
  ],
}

/** Answers calls by path, whatever their method. */
const saying = (answers: Record<string, object>) => async (page: Page) => {
  for (const [path, answer] of Object.entries(answers))
    await page.route(
      ({ pathname }) => pathname === path,
      (route) => route.fulfill({ json: { success: true, message: '', ...answer } }),
    )
}
const list = (data: object[]) => ({ data, nextCursor: null, total: data.length })
const settings = saying({
  '/api/learning-platforms': list([moodle, canvas]),
  '/api/courses': list(courses),
})
const launched = (data: LaunchView, answers: Record<string, object> = {}) =>
  saying({
    '/api/launches/lms_1/read': { data },
    '/api/launches/lms_1/grades': { data: grades },
    ...answers,
  })
const launch = { who: 'nobody', path: '/launch/lms_1#ticket' } as const

/** Learning platforms in the settings, and the page that they open. */
export const learningScreens: Screen[] = [
  {
    name: 'learning platforms and courses',
    who: 'issuer',
    path: '/issuer/settings?part=learning',
    prepare: settings,
    shows: (page) => page.getByText('Bridges 101'),
  },
  {
    name: 'adding a learning platform',
    who: 'issuer',
    path: '/issuer/settings?part=learning',
    prepare: settings,
    open: press('Add a platform'),
    shows: dialog('Add a platform'),
  },
  {
    name: 'setting a learning platform up',
    who: 'issuer',
    path: '/issuer/settings?part=learning',
    prepare: settings,
    open: async (page, say) =>
      page
        .getByRole('button', { name: say('Set up …') })
        .nth(1)
        .click(),
    shows: dialog('Set up …'),
  },
  {
    name: 'a learning platform becomes another',
    who: 'issuer',
    path: '/issuer/settings?part=learning',
    prepare: settings,
    open: async (page, say) => {
      await page
        .getByRole('button', { name: say('Set up …') })
        .first()
        .click()
      await page.getByLabel(say('Issuer (platform ID)')).fill('https://canvas.alqasba.example')
    },
    shows: (page) => page.getByRole('dialog').getByRole('alert'),
  },
  {
    name: 'awarding what a teacher proposed',
    who: 'issuer',
    path: '/issuer/settings?part=learning',
    prepare: settings,
    open: press('Award what was proposed in …'),
    shows: dialog('Award these certificates?'),
  },
  {
    ...launch,
    name: 'a course, for its teacher',
    prepare: launched(view),
    shows: (page, say) => page.getByRole('list', { name: say('People in the course') }),
  },
  {
    ...launch,
    name: 'a course, just awarded',
    prepare: (page) => {
      const batch = {
        _id: 'bat_1',
        kind: 'create',
        title: titles.decided,
        state: 'waiting',
        recallable: 1,
        recallUntil: new Date(Date.now() + 9 * 60_000).toISOString(),
      }
      const teacher = { ...view, account: { email: 'laila@alqasba.example', mayPrepare: true } }
      return launched(teacher, { '/api/launches/lms_1/award': { data: { batch, proposed: 0 } } })(page)
    },
    open: press('Award (…)'),
    shows: (page, say) => page.getByRole('button', { name: say('Undo …, available for …') }),
  },
  {
    ...launch,
    name: 'a course, for a learner',
    prepare: launched(learner),
    shows: (page, say) => page.getByRole('list', { name: say('Your certificates from this course') }),
  },
  {
    ...launch,
    name: 'a course that cannot be opened',
    shows: (page) => page.getByRole('alert'),
  },
]

import type { ConnectedApplication } from '@credenza/schema/application'
import type { KeptBadge } from '@credenza/schema/kept-badge'
import type { Page } from '@playwright/test'
import { sharedUrl } from '../../world/shared.ts'
import { newStranger } from '../../world/stranger.ts'
import { openSecurity } from './account-screens.ts'
import { answering } from './answering.ts'
import { button, dialog, press, type Screen, text } from './screen.ts'

const backpack: ConnectedApplication = {
  _id: 'app_1',
  name: 'Backpack of the Emirates',
  uri: 'https://backpack.example/',
  scopes: ['credential.readonly', 'credential.upsert'],
  connectedAt: '2026-11-02T08:00:00Z',
  lastUsedAt: '2026-11-20T08:00:00Z',
}
const applications = [
  backpack,
  {
    ...backpack,
    _id: 'app_2',
    name: 'سيرتي المهنية',
    uri: 'https://cv.example/',
    scopes: ['profile.readonly'],
  },
]

const badge: KeptBadge = {
  _id: 'bdg_1',
  name: 'Teamwork in Construction Projects',
  issuer: 'School of Examples',
  issuedAt: '2026-01-02T03:04:05Z',
  keptAt: '2026-11-20T08:00:00Z',
}
const badges = [badge, { ...badge, _id: 'bdg_2', name: 'التطوع في المتاحف', issuer: 'مؤسسة الشارقة للفنون' }]

/** Shows badges, one of them with the server's verdict on a badge from an unknown issuer. */
async function withBadges(page: Page): Promise<void> {
  const stranger = newStranger()
  const credential = await stranger.sign({
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ],
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: stranger.did, type: ['Profile'], name: badge.issuer },
    validFrom: badge.issuedAt,
    credentialSubject: {
      type: ['AchievementSubject'],
      achievement: {
        id: 'https://school.example/badges/teamwork',
        type: ['Achievement'],
        name: badge.name,
        description: 'Plans work with others and finishes it on time.',
        criteria: { narrative: 'Five projects in a team of at least four.' },
      },
    },
  })
  const answer = await page.request.post(`${sharedUrl()}/api/verify`, { data: credential })
  const { data: verification } = await answer.json()
  const judged = { verification, isNamed: true, credential: JSON.stringify(credential) }
  await answering({ '/api/user/badges': badges, '/api/user/badges/bdg_1': judged })(page)
}

/** Apps to which students have given access, and badges from other issuers. */
export const badgeScreens: Screen[] = [
  {
    name: 'My Profile, connected apps',
    who: 'student',
    path: '/student',
    prepare: answering({ '/api/user/applications': applications }),
    open: async (page, say) => {
      await openSecurity(page, say)
      await button('Disconnect …')(page, say).focus()
    },
    shows: button('Disconnect …'),
  },
  {
    name: 'an app asks for badges',
    who: 'student',
    path: '/student?application=request',
    prepare: answering({
      '/api/user/application-request': {
        name: backpack.name,
        uri: backpack.uri,
        terms: 'https://backpack.example/terms',
        privacy: 'https://backpack.example/privacy',
        host: 'backpack.example',
        scopes: backpack.scopes,
        stays: true,
      },
    }),
    shows: button('Connect'),
  },
  {
    name: 'badges from elsewhere',
    who: 'student',
    path: '/student',
    prepare: withBadges,
    open: (page: Page, say) => button('Check …')(page, say).scrollIntoViewIfNeeded(),
    shows: button('Check …'),
  },
  {
    name: 'badges from elsewhere, one checked',
    who: 'student',
    path: '/student',
    prepare: withBadges,
    open: press('Check …'),
    shows: button('Save the badge file'),
  },
  {
    name: 'badges from elsewhere, removing one',
    who: 'student',
    path: '/student',
    prepare: withBadges,
    open: press('Remove …'),
    shows: dialog('Remove this badge?'),
  },
  {
    name: 'badges from another app',
    who: 'student',
    path: '/student',
    prepare: withBadges,
    open: press('From another app'),
    shows: dialog('Badges from another app'),
  },
  {
    name: 'badges from another app, added',
    who: 'student',
    path: '/student/badges?code=code&state=state',
    prepare: answering({
      '/api/user/badge-apps/badges': {
        app: 'backpack.example',
        owner: { name: 'مريم الهاشمي', email: 'maryam@backpack.example' },
        kept: [badge.name, 'التطوع في المتاحف'],
        refused: [
          {
            name: 'Robotics Club, Autumn Term',
            message: 'The signature of this badge could not be verified.',
            key: 'invalid.badge_signature',
            parameters: {},
          },
        ],
        hasMore: true,
      },
    }),
    shows: text('Not added'),
  },
]

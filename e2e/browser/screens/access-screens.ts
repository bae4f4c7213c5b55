import type { Colleague } from '@credenza/schema/colleague'
import type { Department } from '@credenza/schema/department'
import type { DirectoryGroup } from '@credenza/schema/directory'
import type { SingleSignOn } from '@credenza/schema/single-sign-on'
import type { Page } from '@playwright/test'
import { answering } from './answering.ts'
import { dialog, press, type Screen, text } from './screen.ts'

const since = '2026-01-05T08:00:00Z'
const colleague = (name: string, facts: Partial<Colleague> = {}): Colleague => ({
  _id: `acc_${name}`,
  name,
  email: `${name.split(' ')[0]!.toLowerCase()}@alqasba.example`,
  state: 'active',
  memberRole: 'signer',
  since,
  isYou: false,
  ...facts,
})
const colleagues = [
  colleague('Laila Al Zaabi', { state: 'owner', memberRole: 'owner', isYou: true }),
  colleague('Noura Al Suwaidi', { hasSecondFactor: false }),
  colleague('Omar Haddad', { memberRole: 'departmental' }),
  colleague('Khalid Al Mazrouei', { state: 'invited', memberRole: 'preparer' }),
  colleague('Zoë Núñez', { state: 'expired', memberRole: 'auditor' }),
]

const department = (name: string, facts: Partial<Department> = {}): Department => ({
  _id: `dep_${name}`,
  name,
  isClosed: false,
  students: 1_204,
  categories: 6,
  templates: 2,
  certificates: 4_811,
  yourRole: '',
  members: [{ accountId: 'acc_Omar Haddad', name: 'Omar Haddad', role: 'preparer' }],
  createdAt: since,
  ...facts,
})
const departments = [
  department('College of Engineering'),
  department('كلية الشريعة والقانون', { students: 310, certificates: 902 }),
  department('Institute of Navigation', { isClosed: true, students: 12, certificates: 44, members: [] }),
]
const withDepartments = answering({ '/api/departments': departments, '/api/colleagues': colleagues })

const groups: DirectoryGroup[] = [
  { _id: 'grp_1', displayName: 'Registry', members: 14, memberRole: 'preparer' },
  { _id: 'grp_2', displayName: 'عمداء الكليات', members: 1, memberRole: 'signer' },
  { _id: 'grp_3', displayName: 'All staff of the university', members: 1_830, memberRole: null },
]

const signOn: SingleSignOn = {
  provider: {
    settings: {
      kind: 'oidc',
      preset: 'entra',
      issuer: 'https://login.microsoftonline.com/5c1a2d9e-0f3b-4a77-9a51-2f0e1b7d4c88/v2.0',
      clientId: '8d6a1f0c-92b4-4f7e-b6f0-c1a9d3e57b21',
      hostedDomain: '',
      acrValues: [],
    },
    hasSecret: true,
    state: 'on',
    metadataState: null,
    required: false,
    countsSecondFactor: true,
    roles: {
      groupsFrom: 'groups',
      byGroup: [{ group: 'Registry', memberRole: 'preparer' }],
      otherwise: null,
    },
  },
  domains: [{ domain: 'alqasba.example', proof: 'dns', provenAt: since }],
  redirectUri: 'https://credenza.example/sign-in/provider',
  logoutUri: 'https://credenza.example/api/single-sign-on/back-channel-logout/org_0000000000000000',
  saml: {
    entityId: 'https://credenza.example/api/single-sign-on/saml/org_0000000000000000/metadata',
    consumerUri: 'https://credenza.example/api/single-sign-on/saml/org_0000000000000000',
    logoutUri: 'https://credenza.example/api/single-sign-on/saml/org_0000000000000000/logout',
  },
}
const samlSignOn: SingleSignOn = {
  ...signOn,
  provider: {
    ...signOn.provider!,
    settings: {
      kind: 'saml',
      preset: 'shibboleth',
      entityId: 'https://idp.alqasba.example/idp/shibboleth',
      signInUrl: 'https://idp.alqasba.example/idp/profile/SAML2/Redirect/SSO',
      logoutUrl: '',
      certificates: [
        'MIIDNzCCAh+gAwIBAgIUYw1pQ2v8mJ0lq4nC5r7sT9uVwXkwDQYJKoZIhvcNAQELBQAwHjEcMBoGA1UEAwwTaWRwLmFscWFzYmEuZXhhbXBsZTAe',
      ],
      attributes: { subject: '', email: 'mail', name: '' },
      contexts: ['https://refeds.org/profile/mfa'],
    },
    hasSecret: false,
    state: 'tested',
  },
}
/** The last attempt to read the provider's metadata, which its federation signs, has failed. */
const federatedSignOn: SingleSignOn = {
  ...samlSignOn,
  provider: {
    ...samlSignOn.provider!,
    settings: {
      ...(samlSignOn.provider!.settings as SamlSettings),
      metadata: {
        url: 'https://mdq.federation.example/entities/https%3A%2F%2Fidp.alqasba.example%2Fidp%2Fshibboleth',
        certificate: 'MIIDFzCCAf+gAwIBAgIUN0mN5r7pQ3vJd2o8yWlqQ0H1rQYwDQYJKoZIhvcNAQELBQAwGzEZ',
      },
    },
    state: 'on',
    metadataState: {
      readAt: '2026-11-20T06:00:00Z',
      createdAt: '2026-11-20T00:00:00Z',
      validUntil: '2026-11-27T00:00:00Z',
      problem: 'metadata_unreachable',
    },
  },
}
const ownName = ({ isOn = false } = {}) => ({
  host: 'certificates.alqasba.example',
  isHostOn: true,
  pointsTo: 'credenza.example',
  sender: {
    address: 'certificates@alqasba.example',
    replyTo: 'registrar@alqasba.example',
    isOn,
    record: {
      name: 'credenza._domainkey.alqasba.example',
      value: `v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A${'c7Rk2'.repeat(70)}IDAQAB`,
    },
  },
})

const proof = {
  proven: false,
  name: '_credenza.students.alqasba.example',
  value: 'credenza-domain=4f1c9a7e2d8b3f60a5c4e1d7b9028f63',
}

type SamlSettings = Extract<NonNullable<SingleSignOn['provider']>['settings'], { kind: 'saml' }>

/** Answers the call made when the browser comes back from the provider. No other sign-in call is made. */
const finishing = (answer: object) => (page: Page) =>
  page.route('**/api/single-sign-on/finish', (route) =>
    route.fulfill({ json: { success: true, message: '', ...answer } }),
  )

const inDepartments = (name: string, act: string, title: string): Screen => ({
  name: `departments, ${name}`,
  who: 'issuer',
  path: '/issuer/settings?part=departments',
  prepare: withDepartments,
  open: press(act),
  shows: dialog(title),
})

/** Who may do what in an organisation: colleagues, departments, its directory, and its own sign-in. */
export const accessScreens: Screen[] = [
  {
    name: 'colleagues of every kind',
    who: 'issuer',
    path: '/issuer/settings?part=colleagues',
    prepare: withDepartments,
    shows: (page) => page.getByText('Zoë Núñez'),
  },
  {
    name: 'a role in each department',
    who: 'issuer',
    path: '/issuer/settings?part=colleagues',
    prepare: withDepartments,
    open: async (page, say) => {
      await page
        .getByRole('button', { name: say('Change role of …') })
        .nth(1)
        .click()
      await page.getByRole('radio', { name: say('A role in each department') }).check()
    },
    shows: (page) => page.getByRole('dialog').getByRole('combobox').nth(1),
  },
  {
    name: 'removing a colleague',
    who: 'issuer',
    path: '/issuer/settings?part=colleagues',
    prepare: withDepartments,
    open: press('Remove …'),
    shows: dialog('Remove this colleague?'),
  },
  {
    name: 'departments',
    who: 'issuer',
    path: '/issuer/settings?part=departments',
    prepare: withDepartments,
    shows: (page) => page.getByText('Institute of Navigation').last(),
  },
  inDepartments('adding one', 'Add a department', 'Add a department'),
  inDepartments('merging', 'Merge …', 'Merge …'),
  inDepartments('moving things', 'Move students and categories to …', 'Move students and categories to …'),
  inDepartments('closing', 'Close …', 'Close this department?'),
  {
    name: 'a directory with groups',
    who: 'issuer',
    path: '/issuer/settings?part=directory',
    prepare: answering({ '/api/directory/groups': groups, '/api/colleagues': colleagues }),
    shows: (page) => page.getByText('All staff of the university'),
  },
  {
    name: 'the role of a group',
    who: 'issuer',
    path: '/issuer/settings?part=directory',
    prepare: answering({ '/api/directory/groups': groups, '/api/colleagues': colleagues }),
    open: press('Change role of …'),
    shows: (page) => page.getByRole('dialog').getByRole('radio').first(),
  },
  {
    name: 'single sign-on, switched on',
    who: 'issuer',
    path: '/issuer/settings?part=single-sign-on',
    prepare: answering({ '/api/single-sign-on': signOn }),
    shows: text('Switched on'),
  },
  {
    name: 'single sign-on, over SAML',
    who: 'issuer',
    path: '/issuer/settings?part=single-sign-on',
    prepare: answering({ '/api/single-sign-on': samlSignOn }),
    shows: (page) => page.locator('textarea').first(),
  },
  {
    name: 'single sign-on, metadata of a federation',
    who: 'issuer',
    path: '/issuer/settings?part=single-sign-on',
    prepare: answering({ '/api/single-sign-on': federatedSignOn }),
    shows: text('Metadata last read …'),
  },
  {
    name: 'single sign-on, proving a domain',
    who: 'issuer',
    path: '/issuer/settings?part=single-sign-on',
    prepare: answering({ '/api/single-sign-on': signOn, '/api/single-sign-on/domains': proof }),
    open: async (page, say) => {
      await page.getByRole('textbox', { name: say('Domain') }).fill('students.alqasba.example')
      await press('Check')(page, say)
    },
    shows: (page) => page.getByText(proof.value),
  },
  {
    name: 'single sign-on, tested',
    who: 'issuer',
    path: '/sign-in/provider?code=1&state=1',
    prepare: finishing({
      tried: {
        email: 'laila@alqasba.example',
        name: 'Laila Al Zaabi',
        groups: ['Registry', 'All staff of the university'],
        memberRole: 'preparer',
        secondFactor: true,
      },
    }),
    shows: text('The test worked'),
  },
  {
    name: 'own address, waiting for its record',
    who: 'issuer',
    path: '/issuer/settings?part=own-name',
    prepare: answering({ '/api/own-name': ownName() }),
    shows: (page) => page.getByText('credenza._domainkey.alqasba.example'),
  },
  {
    name: 'own address, in use',
    who: 'issuer',
    path: '/issuer/settings?part=own-name',
    prepare: answering({ '/api/own-name': ownName({ isOn: true }) }),
    shows: text('Your emails come from this address. Keep the record: receiving mail servers check it.'),
  },
  {
    name: 'sign-in, at the university’s own address',
    who: 'nobody',
    path: '/sign-in',
    prepare: answering({
      '/api/sign-in/house': {
        organisationId: 'org_0000000000000000',
        name: 'Al Qasba University',
        colour: '#7a1f3d',
        logo: '',
        hasProvider: true,
        deployment: 'https://credenza.example',
      },
    }),
    shows: (page, say) => page.getByRole('button', { name: say('Continue with your university') }),
  },
  {
    name: 'sign-in, with one’s university',
    who: 'nobody',
    path: '/sign-in',
    prepare: answering({
      '/api/single-sign-on/find': {
        organisationId: 'org_0000000000000000',
        organizationName: 'Al Qasba University',
      },
    }),
    open: async (page) => page.locator('input[type="email"]').fill('laila@alqasba.example'),
    shows: (page, say) => page.getByRole('button', { name: say('Continue with your university') }),
  },
  {
    name: 'sign-in, linking an account',
    who: 'nobody',
    path: '/sign-in/provider?code=1&state=1',
    prepare: finishing({ link: { token: 'x', email: 'laila@alqasba.example' } }),
    shows: text('Is this your account?'),
  },
  {
    name: 'sign-in, refused by one’s university',
    who: 'nobody',
    path: '/sign-in/provider?error=access_denied&state=1',
    shows: (page) => page.getByRole('alert'),
  },
]

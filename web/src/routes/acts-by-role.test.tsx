import { colleagueRoles, isPermitted, type MemberRole, type Permission } from '@credenza/schema/member-role'
import type { QueryClient } from '@tanstack/react-query'
import { act, fireEvent, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it, vi } from 'vitest'
import ProfileDialog from '../features/account/profile/profile-dialog.tsx'
import { Activity } from '../features/activity/activity.tsx'
import { ApprovalPage } from '../features/approval/approval-page.tsx'
import { AskPage } from '../features/ask/ask-page.tsx'
import { OwnBalance } from '../features/balance/own-balance.tsx'
import { CategoryManager } from '../features/category/category-manager.tsx'
import { CertificateDetail } from '../features/certificate-detail/certificate-detail.tsx'
import { BulkCheck } from '../features/check/bulk-check.tsx'
import { RequestList } from '../features/correction/request-list.tsx'
import { DeliveryPage } from '../features/delivery/delivery-page.tsx'
import { DeveloperPage } from '../features/developer/developer-page.tsx'
import { FeesAllocation } from '../features/fee/fees-allocation.tsx'
import { CertificateList } from '../features/issuing/certificate-list.tsx'
import { IssuerDashboard } from '../features/issuing/issuer-dashboard.tsx'
import { Timeline } from '../features/issuing/timeline.tsx'
import { SettingsPage } from '../features/organisation/settings-page.tsx'
import { IssuerRequests } from '../features/review/issuer-requests.tsx'
import { AddStudent } from '../features/student/add-student.tsx'
import ImportDialog from '../features/student/import/import-dialog.tsx'
import { StudentList } from '../features/student/student-list.tsx'
import { StudentPage } from '../features/student-page/student-page.tsx'
import { TemplatePage } from '../features/template/editor/template-page.tsx'
import { TemplateGallery } from '../features/template/template-gallery.tsx'
import { readSession } from '../lib/session/session.ts'
import Palette from '../shell/search/palette.tsx'
import { organisationAnswers } from '../testing/organisation-answers.ts'
import { sampleCertificate } from '../testing/sample-certificate.ts'
import { type Answers, showScreen } from '../testing/show-screen.tsx'
import { signInAs } from '../testing/sign-in-as.ts'

/** One screen that writes, or one part of it. */
interface Screen {
  show: () => ReactElement
  at: string
  /** The route, if the address has an id. */
  route?: string
  /** What everybody presses to get there, one after the other. */
  press?: RegExp[]
  /** What is offered to those with this permission: the one that the server's route names. */
  acts: Partial<Record<Permission, RegExp[]>>
  answers?: Answers
}

const settings = (part: string, acts: Screen['acts']): Screen => ({
  show: () => <SettingsPage session={readSession()!} />,
  at: `/issuer/settings?part=${part}`,
  acts,
})
const certificate = {
  show: () => <CertificateDetail />,
  at: '/certificate/cert_0',
  route: '/certificate/:id',
}
const template = {
  show: () => <TemplatePage />,
  at: '/issuer/templates/tmpl_1',
  route: '/issuer/templates/:templateId',
}
const everywhere: Record<string, Screen> = {
  'the profile': {
    show: () => <ProfileDialog session={readSession()!} onClose={() => undefined} />,
    at: '/issuer',
    acts: { manage: [/^Choose/, /^Update/] },
  },
  'API keys': {
    show: () => <DeveloperPage />,
    at: '/issuer/developers',
    acts: { own: [/^New API key$/], manage: [/^Revoke Registrar$/] },
  },
  webhooks: {
    show: () => <DeveloperPage />,
    at: '/issuer/developers?view=webhooks',
    press: [/^Actions for/],
    acts: { manage: [/^Add webhook$/, /^Send test$/, /^Edit/, /^Signing secret$/, /^Delete/] },
  },
  'what a webhook was sent': {
    show: () => <DeveloperPage />,
    at: '/issuer/developers?view=webhooks',
    press: [/^Actions for/, /^Delivery log$/],
    acts: { manage: [/^Resend “/, /^Resend all failed$/] },
  },
  'earlier checks': {
    show: () => <BulkCheck />,
    at: '/issuer/check',
    acts: { manage: [/^Delete the check/] },
  },
  'asking for a certificate': {
    show: () => <AskPage />,
    at: '/issuer/ask',
    acts: { review: [/^Create link$/] },
  },
  'what was asked': {
    show: () => <AskPage />,
    at: '/issuer/ask?request=ask_1',
    acts: { review: [/^Delete/] },
  },
  'general settings': settings('general', { manage: [/^Display name/] }),
  colleagues: settings('colleagues', {
    own: [/^Invite a colleague$/, /^Change role of Omar$/, /^Remove Omar$/],
  }),
  'tax details': settings('tax', { settle: [/^Edit/] }),
  'the directory': settings('directory', { own: [/^Create key$/, /^Change role of Registry$/] }),
  keys: settings('keys', { own: [/^Replace/, /^Report/] }),
}
const ofIssuers: Record<string, Screen> = {
  ...everywhere,
  'the start page': {
    show: () => <IssuerDashboard />,
    at: '/issuer',
    acts: { prepare: [/Create Certificate$/, /Add Student Info$/] },
  },
  'a search': {
    // biome-ignore lint/a11y/useValidAriaRole: our own kind of role
    show: () => <Palette role="issuer" onClose={() => undefined} />,
    at: '/issuer',
    acts: { prepare: [/^Create a certificate$/, /^Add a student$/], manage: [/^Create a template$/] },
  },
  'the timeline': {
    show: () => <Timeline />,
    at: '/issuer/timeline',
    acts: { prepare: [/^Create Certificate$/] },
  },
  certificates: {
    show: () => <CertificateList />,
    at: '/issuer/certificates',
    press: [/^Select BSc/],
    acts: { prepare: [/Create Certificate$/], sign: [/^Transfer$/, /^Sign$/] },
  },
  'a certificate': {
    ...certificate,
    press: [/^More/],
    acts: {
      prepare: [/^Delete Transcript/, /^Withdraw/, /^Send email$/, /^Correct/],
      sign: [/^Suspend$/, /^Revoke$/],
    },
  },
  'a certificate that waits for a verifier': {
    ...certificate,
    answers: {
      'GET /api/user/get-certificate-by-user-url/cert_0': {
        data: { type: 'party', certificates: [sampleCertificate({ isVerified: true })] },
      },
    },
    acts: { prepare: [/^Verifier$/, /^Delete Transcript/] },
  },
  'the downloads of a certificate': {
    ...certificate,
    press: [/^Download$/],
    acts: { sign: [/Europass/, /^Blockcerts/] },
  },
  'certificate types': {
    show: () => <CategoryManager />,
    at: '/category-manager',
    acts: {
      manage: [
        /^New category$/,
        /^Create$/,
        /^Add fields of study/,
        /^Edit Degree$/,
        /^Delete Degree$/,
        /^Default template of Degree$/,
      ],
    },
  },
  templates: {
    show: () => <TemplateGallery />,
    at: '/issuer/templates',
    acts: { manage: [/^New template$/, /^Edit Diploma$/, /^Duplicate Diploma$/, /^Archive Diploma$/] },
  },
  'a template': { ...template, acts: { manage: [/^Name/, /^Heading$/, /^Save$/] } },
  'the versions of a template': { ...template, press: [/^Versions$/], acts: { manage: [/^Restore/] } },
  students: {
    show: () => <StudentList />,
    at: '/issuer/student-info',
    press: [/^Select Aisha/],
    acts: { prepare: [/^Import Student Data$/, /Add Student Info$/, /^Archive$/, /^Edit$/, /^Invite$/] },
  },
  'adding a student': {
    show: () => <AddStudent />,
    at: '/addStudent',
    acts: { prepare: [/^Name/, /^Save$/, /^Import Student Data$/] },
  },
  'a list of students to import': {
    show: () => <ImportDialog importId="imp_1" onClose={() => undefined} />,
    at: '/issuer/student-info',
    acts: { prepare: [/^Import/, /^Remove the list$/] },
  },
  'a student': {
    show: () => <StudentPage />,
    at: '/issuer/student-info/stud_1',
    route: '/issuer/student-info/:studentId',
    acts: { prepare: [/^Edit/, /^Issue certificate$/, /^Invite$/, /^Issue a correction/, /^More.*Student/] },
  },
  'a correction request': {
    show: () => <RequestList />,
    at: '/issuer/requests',
    press: [/^Open the request/],
    acts: { prepare: [/^Decline$/, /^Accept$/] },
  },
  'emails to holders': {
    show: () => <DeliveryPage />,
    at: '/issuer/delivery?view=settings',
    acts: { manage: [/^Send/, /^Subject/] },
  },
  batches: {
    show: () => <Activity />,
    at: '/issuer/activity',
    acts: { prepare: [/^Undo .*Law/], sign: [/^Retry/] },
  },
  'a request for approval': {
    show: () => <ApprovalPage id="apr_1" />,
    at: '/issuer/approvals/apr_1',
    acts: { prepare: [/^Ask again$/, /^Withdraw/] },
  },
  'what an issuer owes': {
    show: () => <OwnBalance />,
    at: '/issuer/balance',
    acts: { settle: [/^Amount/, /^Continue to payment$/] },
  },
  'learning platforms': settings('learning', {
    manage: [/^Add a platform$/, /^Set up Moodle$/],
    prepare: [/^Award/, /^Decline/],
  }),
  'certificates to reissue': settings('keys', { prepare: [/^Reissue them/] }),
  'rules for approval': settings('approvals', { own: [/^Add/] }),
  departments: settings('departments', { own: [/^Add/] }),
}
const ofVerifiers: Record<string, Screen> = {
  ...everywhere,
  fees: {
    show: () => <FeesAllocation />,
    at: '/verifier/fees-allocation',
    acts: {
      price: [/^Add Fees$/, /^Update fee/, /^Change the fee for Degree$/],
      settle: [/^Create invoices$/, /^Credit INV/],
    },
  },
  'a queue': {
    show: () => <IssuerRequests />,
    at: '/verifier',
    press: [/^Select Diploma of Glass/],
    acts: { review: [/^Accept: /, /^Reject: /, /^Accept 1$/, /^Reject 1$/, /^Assign 1/] },
  },
  'a request in a queue': {
    show: () => <IssuerRequests />,
    at: '/verifier',
    press: [/^View/],
    acts: { review: [/^New note$/, /^Delete your note/, /^Assign to me$/] },
  },
}

/** Anybody who signs in may use these: they look, find, copy and download. */
const harmless =
  /^(Actions for|All requests|Assigned to|Back|Category|Certificate Type|Check again|Choose files|Clear selection|Close|Copy|Course|Create certificates|Delivery log|Details of|Download|E-invoice of|Export|Filters|Issuer|Keyboard shortcuts|Month|More about|Open|Origin|PDF|Payload of|Picture|Retry|Search|Select|Self-checking page|Share|Show|Sign certificates|Signed by issuer|Signed credential|State|Status|Try again|Versions|View|Which students|Year)/

type Usable = HTMLElement & Partial<Pick<HTMLInputElement, 'labels'>>
const usable = 'a, button, input, textarea, select, [role=menuitem], [role=dialog] [role=option]'
const locked =
  '[disabled], fieldset[disabled] *, [aria-disabled=true], [hidden], [type=hidden], [readonly]:not([aria-haspopup])'

/** What can be pressed, typed into or chosen now. */
const offered = (): Usable[] =>
  [...document.querySelectorAll<Usable>(usable)].filter((one) => !one.matches(locked))

const nameOf = (element: Usable): string =>
  (element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent).trim()

/** Links and tabs lead somewhere; headers sort a list, and radio buttons choose what is shown. */
const onlyLeads = (element: Usable): boolean =>
  element.matches('a, [role=tab], [role=option], [type=radio]') || element.closest('th') !== null

async function open({ show, at, route, press = [], answers }: Screen) {
  const view = showScreen(show(), {
    path: route ?? at.split('?')[0]!,
    at,
    answers: { ...organisationAnswers, ...answers },
  })
  for (const name of press) {
    const toPress = () =>
      [...document.querySelectorAll<Usable>('button, input')].find((one) => name.test(nameOf(one)))
    await waitFor(() => expect(toPress(), String(name)).toBeTruthy())
    fireEvent.click(toPress()!)
  }
  await isStill(view.queries)
}

/** Waits until nothing is being read or loaded. */
async function isStill(queries: QueryClient) {
  for (let still = 0; still < 3; ) {
    await act(() => vi.dynamicImportSettled())
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
    still = queries.isFetching() > 0 ? 0 : still + 1
  }
}

const actsFor = (role: MemberRole, { acts }: Screen): RegExp[] =>
  Object.entries(acts).flatMap(([permission, names]) =>
    isPermitted(role, permission as Permission) ? names : [],
  )

/** Each screen with one role of each kind: what the others of that kind are offered is the same. */
const cases = Object.entries({ issuer: ofIssuers, verifier: ofVerifiers }).flatMap(([key, screens]) => {
  const of = key as keyof typeof colleagueRoles
  return Object.entries(screens).flatMap(([name, one]) => {
    const kindOf = (role: MemberRole) => JSON.stringify(actsFor(role, one).map(String))
    const kinds = new Map(['owner' as const, ...colleagueRoles[of]].map((role) => [kindOf(role), role]))
    return [...kinds.values()].map((role) => ({ of, name, one, role }))
  })
})

it.each(cases)('$of, $name: $role is offered what the server allows', async ({ of, one, role }) => {
  signInAs(role, of)
  await open(one)
  const names = offered().map(nameOf)
  const acts = Object.values(one.acts).flat()
  expect(acts.filter((act) => names.some((name) => act.test(name)))).toEqual(actsFor(role, one))
  if (role !== 'auditor') return
  const others = offered().filter((one) => !onlyLeads(one))
  expect(others.map(nameOf).filter((name) => !harmless.test(name))).toEqual([])
})

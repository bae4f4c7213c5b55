import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { Toaster } from 'react-hot-toast'
import { beforeEach, expect, it } from 'vitest'
import SignDialog from '../features/act/sign-dialog.tsx'
import { Activity } from '../features/activity/activity.tsx'
import { OwnBalance } from '../features/balance/own-balance.tsx'
import { CategoryManager } from '../features/category/category-manager.tsx'
import { CertificateDetail } from '../features/certificate-detail/certificate-detail.tsx'
import { RequestList } from '../features/correction/request-list.tsx'
import { DeliveryList } from '../features/delivery/delivery-list.tsx'
import { CertificateList } from '../features/issuing/certificate-list.tsx'
import { TransferButton } from '../features/issuing/transfer-button.tsx'
import { IssuerRequests } from '../features/review/issuer-requests.tsx'
import { UserRequests } from '../features/review/user-requests.tsx'
import { SharedLink } from '../features/share/shared-link.tsx'
import { AddStudent } from '../features/student/add-student.tsx'
import { startSession } from '../lib/session/session.ts'
import { press } from '../testing/press.ts'
import { sampleCertificate } from '../testing/sample-certificate.ts'
import { type Answers, showScreen } from '../testing/show-screen.tsx'
import '../testing/leave-nothing-behind.ts'

beforeEach(() =>
  startSession({
    role: 'issuer',
    data: 'token',
    userData: { _id: 'org_1', email: 'a@example.com', selectedRole: 'issuer' },
  }),
)

const json = (status: number, body: object) => () => Response.json(body, { status })
const html = (status: number) => () => new Response('<html>Bad gateway</html>', { status })
const network = 'Network error. Please try again.'
const lost = () => Promise.reject(new TypeError('Failed to fetch'))

/** Each way in which a call can fail, and whose words are then shown: the server's or the screen's (readings R9). */
const failures = [
  ['refused without a word', json(422, { success: false }), 'silent'],
  ['200 without success', json(200, { success: false }), 'silent'],
  ['only a code', json(409, { success: false, error: 'conflict' }), 'silent'],
  ['500 without a word', json(500, {}), 'silent'],
  ['500 with a page', html(500), 'unreadable'],
  ['502 with a page', html(502), 'unreadable'],
  ['no answer', lost, network],
  [
    'words without a code',
    json(422, { success: false, message: 'Said by the server.' }),
    'Said by the server.',
  ],
] as const

interface Screen {
  screen: ReactElement
  /** The call that fails. */
  call: string
  /** What is shown if the server gave no message. */
  silent: string
  /** What is shown if the response is not JSON; by default the same. */
  unreadable?: string
  /** The words say what could not be loaded, and are the same whatever the server said. */
  always?: boolean
  act?: () => Promise<void>
  answers?: Answers
  path?: string
}

const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
const profile: Answers = {
  'GET /api/issuer-verifier-profile': { data: { status: 'Approved', publicKey: '0x1' } },
}
const categories: Answers = {
  ...profile,
  'GET /api/categories/get': { data: [{ id: 'cat_1', name: 'Degree', alignments: [] }] },
}

async function fillStudent() {
  const typed = { Name: 'Ada', Email: 'a@b.ae', 'Father Name': 'F', 'Mother Name': 'M', 'Roll Number': '1' }
  const rest = { 'Mobile Number': '971501234567', 'Date Of Birth': '01/02/2003', Password: 'long enough' }
  for (const [label, text] of Object.entries({ ...typed, ...rest })) {
    await userEvent.click(screen.getByLabelText(new RegExp(`^${label}`), { selector: 'input' }))
    await userEvent.paste(text)
  }
  await press('Save')
}

const signing = (count: number): Omit<Screen, 'silent'> => ({
  screen: (
    <SignDialog
      plan={{ act: 'sign', selection: { ids: Array(count).fill('cert_0') }, count, countIsExact: true }}
      onClose={() => undefined}
      onStarted={() => undefined}
    />
  ),
  call: 'POST /api/batches',
  unreadable: 'Verification failed. Please try again.',
  answers: profile,
  act: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Digital signature/i }), 'zSignature')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Verify Certificate' })).not.toHaveProperty(
        'dataset.loading',
      ),
    )
    await press('Verify Certificate')
  },
})
const list = (screen: ReactElement, call: string, path?: string): Screen => ({
  screen,
  call,
  silent: 'Failed to fetch data.',
  always: true,
  answers: profile,
  ...(path && { path }),
})

const screens: Record<string, Screen> = {
  'creating a category': {
    screen: <CategoryManager />,
    call: 'POST /api/categories/create',
    silent: 'Error. Please try again.',
    answers: categories,
    act: async () => {
      await userEvent.type(await screen.findByLabelText('New category'), 'Badge')
      await press('Create')
    },
  },
  'deleting a category': {
    screen: <CategoryManager />,
    call: 'DELETE /api/categories/delete/cat_1',
    silent: 'Error. Please try again.',
    answers: categories,
    act: async () => {
      await press('Delete Degree')
      await confirm('Yes, Delete')
    },
  },
  'adding a student': {
    screen: <AddStudent />,
    call: 'POST /api/student/add-student',
    silent: 'Failed to add student',
    act: fillStudent,
  },
  transferring: {
    screen: (
      <TransferButton certificate={sampleCertificate({ isVerified: true, status: '1', txHash: '0xabc' })} />
    ),
    call: 'PUT /update-transfer',
    silent: 'Transfer failed',
    act: async () => {
      await press('Transfer')
      await confirm('Transfer')
    },
  },
  'signing one certificate': { ...signing(1), silent: 'Verification failed' },
  'signing several certificates': { ...signing(2), silent: 'Verification request failed' },
  'the certificates of a year': list(
    <CertificateList year="2025" />,
    'GET /api/timeline/get-years-certificate-list/2025',
    '/issuer/details/2025',
  ),
  'requests of issuers': list(<IssuerRequests />, 'GET /get-requested-certificate-list'),
  'requests of users': list(<UserRequests />, 'GET /api/user/get-user-certificates'),
  deliveries: list(<DeliveryList />, 'GET /api/deliveries'),
  corrections: list(<RequestList />, 'GET /api/correction-requests'),
  activity: list(<Activity />, 'GET /api/batches'),
  'one certificate': {
    ...list(<CertificateDetail />, 'GET /api/user/get-certificate-by-user-url/cert_0', '/certificate/cert_0'),
    silent: 'Failed to fetch certificate.',
  },
  'the certificate behind a link': {
    ...list(<SharedLink />, 'GET /api/share-links/shar_1', `/verify/s/shar_1#${'A'.repeat(43)}`),
    silent: 'Failed to fetch certificate data.',
  },
  'a balance': {
    ...list(<OwnBalance />, 'GET /api/balance'),
    silent: 'Failed to fetch balance.',
  },
}

/** Enough if the words are the same however the call fails. */
const enough: string[] = ['500 with a page', 'words without a code']
const cases = Object.entries(screens).flatMap(([name, one]) =>
  failures
    .filter(([failure]) => !one.always || enough.includes(failure))
    .map(([failure, answer, expected]) => ({
      name,
      failure,
      answer,
      one,
      words: wordsFor(one, expected),
    })),
)

function wordsFor({ silent, unreadable = silent, always }: Screen, expected: string): string {
  if (always || expected === 'silent') return silent
  return expected === 'unreadable' ? unreadable : expected
}

const routes = ['/issuer/details/:id', '/certificate/:id', '/verify/s/:shareId']
const routeOf = (path: string) => routes.find((route) => path.startsWith(route.replace(/:.*/, ''))) ?? path

it.each(cases)('$name, $failure: $words', async ({ one, answer, words }) => {
  const at = one.path ?? '/issuer'
  showScreen(
    <>
      {one.screen}
      <Toaster />
    </>,
    { path: routeOf(at), at, answers: { ...one.answers, [one.call]: answer } },
  )
  await one.act?.()
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
})

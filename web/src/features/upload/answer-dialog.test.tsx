import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { press } from '../../testing/press.ts'
import { sampleCertificate } from '../../testing/sample-certificate.ts'
import { type Answers, refusal, showScreen } from '../../testing/show-screen.tsx'
import AnswerDialog from './answer-dialog.tsx'

const answer = 'POST /verify-user-json'
const upload = sampleCertificate({ origin: 'user', title: 'دبلوم المحاسبة', doc_url: '/api/files/1' })
const nothing = { leastFils: 0, mostFils: 0 }
const quote = {
  count: 0,
  each: nothing,
  sum: nothing,
  verifiers: { chosen: false, count: 2, names: ['Ministry', 'KHDA'] },
}
const letter = new File(['%PDF-1.7'], 'letter.pdf', { type: 'application/pdf' })

function show(certificate = upload, answers: Answers = {}, onAsk?: () => void) {
  const onStarted = vi.fn()
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  const dialog = (
    <AnswerDialog certificate={certificate} onClose={() => undefined} onStarted={onStarted} onAsk={onAsk} />
  )
  const view = showScreen(dialog, {
    path: '/issuer',
    at: '/issuer',
    answers: {
      'GET /api/issuer-verifier-profile': { data: { publicKey: 'z6MkIssuer', digitalSignature: 'zOwn' } },
      'GET /api/files/1': () => new Response('x', { headers: { 'content-type': 'image/png' } }),
      'POST /api/batches/preview': { data: { total: 1, willChange: 0, refused: [], quote } },
      [answer]: { done: ['cert_0'], failed: [] },
      ...answers,
    },
  })
  return { ...view, onStarted }
}
const signature = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Digital signature/i })
const chooseLetter = (file: File) =>
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } })
const verify = () => press('Verify Certificate')

it('needs the signature and the letter, and says of each that it is missing', async () => {
  const { called } = show()
  await screen.findByRole('img')
  await verify()
  expect(screen.getAllByText('Missing required data for verification')).toHaveLength(2)
  expect(document.activeElement).toBe(await signature())
  await userEvent.type(await signature(), ' zSignature ')
  expect(screen.getAllByText('Missing required data for verification')).toHaveLength(1)
  await verify()
  expect(called(answer)).toEqual([])
})

it('answers for the upload with both, and is done', async () => {
  const { called, onStarted } = show()
  await screen.findByRole('img')
  await userEvent.type(await signature(), ' zSignature ')
  chooseLetter(letter)
  await verify()
  await waitFor(() => expect(onStarted).toHaveBeenCalledOnce())
  expect(called(answer).map(({ body }) => body)).toMatchObject([
    {
      cetificateId: 'cert_0',
      isByIssuer: 'false',
      publicKey: 'z6MkIssuer',
      verifierDigitalSignature: 'zSignature',
      loa_doc: { name: 'letter.pdf' },
    },
  ])
  expect(screen.getByRole('button', { name: 'Verified Successfully' })).toHaveProperty('disabled', true)
})

it('says who reviews it and who pays, fills in the signature, and says what comes next', async () => {
  const { called } = show()
  const facts = 'Every approved verifier: Ministry and KHDA. The first decision counts.'
  expect(await screen.findByText(facts)).toBeTruthy()
  expect(screen.getByText(/^Free for you: the student who uploaded it pays/)).toBeTruthy()
  const own = screen.getByRole('button', { name: 'Use my organisation’s signature' })
  await waitFor(() => expect(own).toHaveProperty('disabled', false))
  await userEvent.click(own)
  chooseLetter(letter)
  await verify()
  expect(await screen.findByText('This certificate is now waiting for a verifier.')).toBeTruthy()
  expect(called(answer)[0]!.body).toMatchObject({ verifierDigitalSignature: 'zOwn' })
})

it('a wrong signature is said at its field, and the letter need not be chosen again', async () => {
  const words = 'This is not your digital signature.'
  const { onStarted } = show(upload, {
    [answer]: () => refusal(422, 'invalid', words, { verifierDigitalSignature: words }),
  })
  await screen.findByRole('img')
  await userEvent.type(await signature(), 'zWrong')
  chooseLetter(letter)
  await verify()
  expect(await screen.findByText(words)).toBeTruthy()
  expect((await signature()).value).toBe('zWrong')
  expect(screen.getByText('letter.pdf')).toBeTruthy()
  expect(onStarted).not.toHaveBeenCalled()
})

it('what lacks an approval says so in place, and leads to asking for it', async () => {
  const words = 'Your signers have to approve this certificate first.'
  const onAsk = vi.fn()
  show(upload, { [answer]: () => refusal(409, 'approval_required', words) }, onAsk)
  await userEvent.type(await signature(), 'zSignature')
  chooseLetter(letter)
  await verify()
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  await press('Ask for approval')
  expect(onAsk).toHaveBeenCalledOnce()
})

it('a letter of another kind is not sent', async () => {
  const { called } = show()
  await screen.findByRole('img')
  await userEvent.type(await signature(), 'zSignature')
  chooseLetter(new File(['x'], 'letter.docx', { type: 'application/msword' }))
  await verify()
  expect(called(answer)).toEqual([])
})

it('what was answered already takes nothing', async () => {
  show({ ...upload, ...sampleCertificate({ origin: 'user', isVerified: true }) })
  expect(await signature()).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Verification Completed' })).toHaveProperty('disabled', true)
})

it('a file that was deleted is said to be, and asks for nothing', async () => {
  const { calls } = show({ ...upload, doc_url: '' })
  expect(await screen.findByText('The file was deleted.')).toBeTruthy()
  expect(calls.map(({ name }) => name)).not.toContain('GET /api/files/1')
})

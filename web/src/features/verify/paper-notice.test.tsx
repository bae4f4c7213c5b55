import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { printedCertificate, printedCode } from '../../testing/printed-code.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import PaperNotice from './paper-notice.tsx'

const show = (certificate: Record<string, unknown>, paper = printedCode) =>
  showScreen(<PaperNotice paper={paper} certificate={certificate} />, { path: '/', at: '/', answers: {} })

it('two codes of one certificate are said to belong together', async () => {
  show(printedCertificate)
  expect(await screen.findByText('Both codes on the paper belong to this certificate.')).toBeTruthy()
})

it('a code beside another certificate’s link, or an altered one, is a loud warning', async () => {
  show({ ...printedCertificate, name: 'Doctor of Medicine' })
  expect((await screen.findByRole('alert')).textContent).toContain('This paper was altered')
})

it('a code that cannot be read is one too', async () => {
  show(printedCertificate, 'CRDZ1:')
  expect((await screen.findByRole('alert')).textContent).toContain('This paper was altered')
})

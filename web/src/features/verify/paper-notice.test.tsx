import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { printedCertificate, printedCode } from '../../testing/printed-code.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import PaperNotice from './paper-notice.tsx'

const show = (linked: Record<string, unknown>) =>
  showScreen(<PaperNotice code={printedCode} linked={linked} />, { path: '/', at: '/', answers: {} })

it('two codes of one certificate are said to belong together', async () => {
  show(printedCertificate)
  expect(await screen.findByText('Both codes on the paper belong to this certificate.')).toBeTruthy()
})

it('leaves it to the checks to say that they do not', async () => {
  show({ ...printedCertificate, name: 'Doctor of Medicine' })
  await expect(screen.findByText(/Both codes/, {}, { timeout: 300 })).rejects.toThrow()
})

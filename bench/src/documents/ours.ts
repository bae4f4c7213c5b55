import { setImmediate } from 'node:timers/promises'
import { firstSettings, newDocumentKey } from '@credenza/document'
import { openRenderer } from '@credenza/document/renderer'
import { sealPdf } from '@credenza/document/seal'
import { factsOf } from './person.ts'

/** Makes the sealed PDF of the i-th person as a server does: the most ornate design, with a credential of 3 kB inside. */
export async function openOurs(): Promise<(i: number) => Promise<Uint8Array>> {
  const now = new Date('2026-11-21T09:30:00Z')
  const renderer = openRenderer()
  const key = await newDocumentKey({ id: 'org_1', name: 'University of Northern Arabia' }, now)
  const settings = firstSettings('classic-landscape')
  settings.signatories = [{ name: 'Prof. Layla Haddad', role: 'Rector', signature: '' }]
  return async (i) => {
    const credential = Buffer.from(JSON.stringify({ i, filler: 'x'.repeat(3000) }))
    const pdf = renderer.pdf({ settings, facts: factsOf(i), images: { signatures: [] } }, { credential })
    await setImmediate()
    return sealPdf(pdf, key, now)
  }
}

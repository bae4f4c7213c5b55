import { newSealKey } from '@credenza/document'
import { addArchiveStamp } from '@credenza/document/archive-stamp'
import { openRenderer } from '@credenza/document/renderer'
import { localSealer, sealPdf, sealPdfWithTime } from '@credenza/document/seal'
import { askForTimeStamp, type Stamp } from '@credenza/document/time-stamp'
import { makeAuthority } from '../../document/test/time-stamp-authority.ts'
import { credentialOf, inputOf } from './documents/design.ts'
import { figure, type Section, times } from './report.ts'
import { median } from './statistics.ts'

const COUNT = 300

/** Measures what a seal costs besides drawing the document, and how many bytes it adds to the file. */
export async function sealsSection(): Promise<Section> {
  const now = new Date()
  const key = await newSealKey({ id: 'org_1', name: 'University of Northern Arabia' }, now)
  const sealer = localSealer(key)
  const authority = await makeAuthority(now)
  const pdf = openRenderer().pdf(inputOf(0), { credential: credentialOf(0) })
  const stamp: Stamp = async (digest) => {
    const { request, read } = askForTimeStamp(digest)
    return read(authority.answer(request, now), { roots: [authority.root], now })
  }
  const certificates = [key.certificate, authority.certificate.raw, authority.root.raw]
  const levels: Record<string, () => Promise<Uint8Array>> = {
    'B-B': () => sealPdf(pdf, sealer, now),
    'B-T': () => sealPdfWithTime(pdf, sealer, { now, stamp }),
    'B-LTA': async () =>
      addArchiveStamp(
        await sealPdfWithTime(pdf, sealer, { now, stamp }),
        { certificates, crls: [], ocsps: [] },
        stamp,
      ),
  }
  const rows = []
  const medians: Record<string, number> = {}
  for (const [level, seal] of Object.entries(levels)) {
    const { length } = await seal()
    const tookMs = []
    for (let i = 0; i < COUNT; i++) {
      const start = performance.now()
      await seal()
      tookMs.push(performance.now() - start)
    }
    medians[level] = median(tookMs)
    rows.push([level, figure(medians[level]), figure((length - pdf.length) / 1000)])
  }
  return {
    title: 'Seals of PDFs',
    how:
      `One certificate sealed ${COUNT} times at each level of PAdES; medians. The time-stamp authority is in the same process: the ` +
      'time includes its work and the checks of its answers, but no network.',
    tables: [[['level', 'ms per document', 'kB added'], ...rows]],
    comparisons: [
      {
        what: 'a seal that lasts (B-LTA) against one without time (B-B)',
        found: times(medians['B-LTA']! / medians['B-B']!),
        goal: '-',
      },
    ],
  }
}

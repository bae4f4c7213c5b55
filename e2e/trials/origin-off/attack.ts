import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../finding.ts'
import type { Issued } from './issue-standings.ts'
import { verifyAt } from './verify-at.ts'

const dayMs = 24 * 3_600_000

/** Does to the copy what somebody who controls it can do, one thing at a time. None may lead to a wrong VALID. */
export async function attack(url: string, folder: string, issued: readonly Issued[]): Promise<Finding[]> {
  const valid = issued.find(({ expected }) => expected === 'VALID')!
  const suspended = issued.filter(({ expected }) => expected === 'INVALID').at(-1)!
  const verdictOf = (one: Issued, now?: Date) =>
    verifyAt(url, one, now).then(
      ({ verdict }) => verdict,
      () => 'CANNOT TELL',
    )
  const [issuer] = readdirSync(join(folder, 'issuers')).filter((id) =>
    readdirSync(join(folder, 'issuers', id)).includes('standing'),
  )
  const standing = `issuers/${issuer}/standing`
  const withFile = async (path: string, change: (text: string) => string, of: Issued) => {
    const before = readFileSync(join(folder, path))
    writeFileSync(join(folder, path), change(String(before)))
    const verdict = await verdictOf(of)
    writeFileSync(join(folder, path), before)
    return verdict
  }
  const evidence = `api/evidence/${suspended.slug}`
  const cannotTell = 'CANNOT TELL'
  return [
    { what: 'untouched', expected: 'VALID', found: await verdictOf(valid) },
    {
      what: 'everything a day old',
      expected: cannotTell,
      found: await verdictOf(valid, new Date(Date.now() + dayMs + 1000)),
    },
    {
      what: 'forged standing',
      expected: cannotTell,
      found: await withFile(standing, (text) => text.replace('approved', 'Approved'), valid),
    },
    {
      what: 'half of a standing',
      expected: cannotTell,
      found: await withFile(standing, (text) => text.slice(0, text.length / 2), valid),
    },
    {
      what: 'suspension left out of the evidence',
      expected: 'INVALID',
      found: await withFile(evidence, () => suspended.earlier, suspended),
    },
    {
      what: 'half of the evidence',
      expected: cannotTell,
      found: await withFile(`api/evidence/${valid.slug}`, (text) => text.slice(0, text.length / 2), valid),
    },
  ]
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiClient } from '../../world/api-client.ts'
import { act, addStudents, createCertificates, listStudents } from '../../world/certificates.ts'
import { issue } from '../../world/issue.ts'
import { onboard } from '../../world/organisations.ts'
import { verifier } from '../../world/people.ts'
import { category, firstAdmin, newIssuer } from '../../world/seed.ts'
import { shareLink } from '../../world/share-link.ts'
import type { World } from '../../world/start-world.ts'
import { until } from '../../world/until.ts'
import type { Link } from './verify-at.ts'

/** A certificate, and the verdict that every verifier must get. */
export interface Issued extends Link {
  expected: 'VALID' | 'INVALID'
  /** The evidence that was published while the certificate was in force. */
  earlier: string
}

/**
 * Issues certificates and revokes or suspends some of them, each as soon as it is published. Resolves when that is
 * published too.
 */
export async function issueStandings(
  world: World,
  folder: string,
  counts: { valid: number; revoked: number; suspended: number },
): Promise<Issued[]> {
  const admin = await firstAdmin(world)
  const issuer = await newIssuer(admin, {})
  const { client: directorate } = await onboard(apiClient(world.url), admin, verifier)
  await addStudents(issuer, counts.valid + counts.revoked + counts.suspended)
  const students = (await listStudents(issuer)).map(({ _id }) => _id)
  const draft = { category, title: 'Bachelor of Engineering', date: '2025-06-30' }
  const ids = await createCertificates(issuer, draft, students)
  const recorded = await issue(issuer, ids, directorate)
  const evidenceOf = (slug: string) => join(folder, 'api/evidence', slug)
  await until('all certificates are published', async () =>
    recorded.every(({ slug }) => existsSync(evidenceOf(slug))),
  )
  const issued: Issued[] = []
  for (const [i, { _id: id, slug }] of recorded.entries()) {
    const kind = i < counts.revoked ? 'revoke' : i < counts.revoked + counts.suspended ? 'suspend' : undefined
    const [, key = ''] = (await shareLink(issuer, slug)).split('#')
    const earlier = readFileSync(evidenceOf(slug), 'utf8')
    if (kind) await act(issuer, kind, id, 'Because of misconduct.')
    issued.push({ slug, key, earlier, expected: kind ? 'INVALID' : 'VALID' })
  }
  await until('what happened to them is published', async () =>
    issued.every(
      ({ slug, expected, earlier }) =>
        expected === 'VALID' || readFileSync(evidenceOf(slug), 'utf8') !== earlier,
    ),
  )
  return issued
}

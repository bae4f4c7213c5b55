import { randomUUID } from 'node:crypto'
import { createCertificates } from '@credenza/server/src/certificates/certificate/draft/create-certificates.ts'
import { signCertificates } from '@credenza/server/src/certificates/certificate/signing/sign-certificates.ts'
import type { Context } from '@credenza/server/src/context.ts'
import { findOrganisation } from '@credenza/server/src/people/organisation/find-organisation.ts'
import type { BulkResult } from '@credenza/server/src/platform/acts/bulk.ts'
import { runSigner } from '@credenza/server/src/platform/chain/signer/run-signer.ts'
import { type Lease, usualTimes, withLease } from '@credenza/server/src/platform/db/lease.ts'
import { listenOn } from '@credenza/server/src/platform/db/wake.ts'
import { inParallel } from '@credenza/server/src/platform/documents/in-parallel.ts'
import { recordedSize } from '@credenza/server/src/proof/log/anchored.ts'
import { signHead } from '@credenza/server/src/proof/log/checkpoints.ts'
import { runAnchoring } from '@credenza/server/src/proof/log/run-anchoring.ts'
import { sequencePending } from '@credenza/server/src/proof/log/sequence.ts'
import { decide } from '@credenza/server/src/review/request/decide.ts'
import { category, type Party } from './seed.ts'

/** How many certificates a client names in one call. */
const perCall = 1000
/** How many calls run at once: the server prepares one while Postgres writes another. */
const callsAtOnce = 3

/** No other process wants the lease, and a busy machine may stall for longer than the usual one lasts. */
const unhurried = { ...usualTimes, leaseMs: 60_000 }

/** POST /upload-json, three calls at once. Returns the certificates' ids. */
export async function create(ctx: Context, issuer: Party, studentIds: readonly string[]): Promise<string[]> {
  const ids: string[] = []
  await inParallel([...calls(studentIds)], callsAtOnce, async (chunk) => {
    const records = chunk.map((userId) => ({
      certificateType: category,
      title: 'Bachelor of Science in Computer Science',
      date: '2026-11-20',
      issuerName: 'Al Noor University',
      userId,
    }))
    const requestMac = ctx.keys.mac('idempotency', new TextEncoder().encode(JSON.stringify(records)))
    const key = { accountId: issuer.accountId, key: randomUUID(), requestMac, keys: ctx.keys }
    const nameOf = (index: number, field: string) => `multipleCertificates.${index}.${field}`
    const created = await createCertificates(ctx, issuer, { records, nameOf }, key)
    ids.push(...created.map((one) => one._id))
  })
  return ids
}

/** POST /verify-json, three calls at once; the documents are stored with their signatures. */
export async function sign(ctx: Context, issuer: Party, ids: readonly string[]): Promise<void> {
  const { wallet_address: publicKey, digital_signature: digitalSignature } = await findOrganisation(
    ctx.db,
    issuer.organisationId,
  )
  const signatory = { ...issuer, secondFactorAt: undefined }
  await inParallel([...calls(ids)], callsAtOnce, async (certificateIds) =>
    requireDone(await signCertificates(ctx, signatory, { certificateIds, publicKey, digitalSignature })),
  )
}

/** PUT /update-verified, three calls at once. */
export async function accept(ctx: Context, verifier: Party, ids: readonly string[]): Promise<void> {
  const decision = { kind: 'accept' } as const
  await inParallel([...calls(ids)], callsAtOnce, async (certificateIds) =>
    requireDone(await decide(ctx, verifier, { certificateIds, decision, origin: 'issuer' })),
  )
}

/** Does what the sequencer does until nothing waits: numbers, tiles, head, signed checkpoints. */
export async function log(ctx: Context): Promise<void> {
  const work = async (lease: Lease) => {
    while ((await sequencePending(ctx, lease)) > 0) {
      await signHead(ctx, 'certificates')
      await signHead(ctx, 'statements')
    }
  }
  await withLease(ctx.database, 'sequencer', work, { times: unhurried })
}

/** Runs the two roles until the chain has recorded every certificate. */
export async function anchor(ctx: Context, count: number): Promise<void> {
  const stop = new AbortController()
  const roles = [runSigner(ctx.database, ctx.chain, { signal: stop.signal }), runAnchoring(ctx, stop.signal)]
  const waker = listenOn(ctx.database.url, ['audit'])
  while ((await recordedSize(ctx.db)) < count) await waker.wait(1_000, stop.signal)
  stop.abort()
  await Promise.all([...roles, waker.close()])
}

/** Throws unless every certificate went the whole way and nothing was done twice. */
export async function requireWhole(ctx: Context, count: number): Promise<void> {
  const { whole } = await ctx.db
    .selectFrom('certificate')
    .innerJoin('certificate_document as document', (join) =>
      join
        .onRef('document.org_id', '=', 'certificate.org_id')
        .onRef('document.certificate_id', '=', 'certificate.id'),
    )
    .where('certificate.review', '=', 'verified')
    .where('document.stored_at', 'is not', null)
    .select((q) => q.fn.count<string>('certificate.log_index').distinct().as('whole'))
    .executeTakeFirstOrThrow()
  if (Number(whole) !== count) throw new Error(`Only ${whole} of ${count} certificates went the whole way`)
}

function requireDone({ failed }: BulkResult): void {
  if (failed[0]) throw new Error(`${failed.length} certificates were refused: ${failed[0].why.key}`)
}

function* calls<T>(items: readonly T[]): Generator<T[]> {
  for (let from = 0; from < items.length; from += perCall) yield items.slice(from, from + perCall)
}

import { createHash, randomUUID } from 'node:crypto'
import { type SigningSuite, withProof } from '@credenza/credential/general'
import { utcSeconds } from '@credenza/credential/issue'
import { holdRules, readRules } from '../../certificates/approval/rules.ts'
import { findCertificate } from '../../certificates/certificate/find-certificates.ts'
import { allocateStatus } from '../../certificates/status/allocate.ts'
import { statusListUrl } from '../../certificates/status/list-url.ts'
import type { Context, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { unlessMissing } from '../../platform/http/unless-missing.ts'
import { appendAudit, recordState } from '../../proof/audit/append.ts'
import { methodOf, organisationDid } from '../../proof/issuer/did.ts'
import { currentSigner, holdSigningKey } from '../../proof/issuer/signing-keys.ts'
import { judgedHash } from '../../verifying/foreign/judging/judged-path.ts'
import { type Judge, TooCostly } from '../../verifying/foreign/judging/open-judging.ts'
import { problemsOf } from './problems.ts'

type JsonObject = Record<string, unknown>

const CREDENTIALS_V1 = 'https://www.w3.org/2018/credentials/v1'
const DATA_INTEGRITY = 'https://w3id.org/security/data-integrity/v2'

/**
 * Signs somebody's credential with the organisation's key. Records only that this happened: the result is not a certificate of
 * the product, and enters no log. Throws malformed for a document that is not a credential, has another issuer, or could pass
 * for one that the server itself signs, and approval_required if the organisation requires its signers' approval: they could
 * not see this credential.
 */
export async function issueCredential(
  ctx: Context,
  judge: Judge,
  caller: OrganisationCaller,
  { credential, suite, withStatus }: { credential: JsonObject; suite: SigningSuite; withStatus: boolean },
): Promise<JsonObject> {
  const { organisationId } = caller
  requireUnruled(await readRules(ctx.db, organisationId))
  const did = organisationDid(ctx.config.publicUrl, organisationId)
  const [wrong] = await problemsOf(judge, 'credential', credential)
  if (wrong) throw refusal('malformed.credential', { problem: wrong.detail })
  const { issuer } = credential
  if ((typeof issuer === 'string' ? issuer : (issuer as JsonObject).id) !== did)
    throw refusal('malformed.credential_issuer', { did })
  if (await isLikeOurs(ctx, judge, credential))
    throw refusal('malformed.credential_ours', { url: ctx.config.publicUrl })

  const added = withStatus ? await drawStatus(ctx, organisationId, credential) : {}
  return sign(ctx, judge, caller, { document: { ...withProofTerms(credential), ...added }, suite })
}

/** Signs a document and records it, unless a rule for approval was made in the meantime; again, if the key was declared stolen. */
async function sign(
  ctx: Context,
  judge: Judge,
  caller: OrganisationCaller,
  unsigned: { document: JsonObject; suite: SigningSuite },
): Promise<JsonObject> {
  const { accountId, organisationId } = caller
  const { document, suite } = unsigned
  const now = ctx.clock()
  const signer = await currentSigner(ctx, organisationId)
  const options = {
    suite,
    verificationMethod: methodOf(organisationDid(ctx.config.publicUrl, organisationId), signer),
    created: utcSeconds(now),
  }
  const { proof, bytes } = await judge.run('prepareProof', { document, options }).catch((error: unknown) => {
    if (!(error instanceof TooCostly)) throw error
    throw refusal('malformed.credential_proof')
  })
  const signed = withProof(document, proof, await signer.sign(bytes))
  const isRecorded = await withRetry(ctx.db, async (tx) => {
    requireUnruled(await holdRules(tx, organisationId))
    if (!(await holdSigningKey(tx, organisationId, signer.publicKeyMultibase))) return false
    await appendAudit(ctx, tx, organisationId, now, [
      { actor: accountId, action: 'vc-api.issued', subject: organisationId, detail: { suite } },
    ])
    return true
  })
  return isRecorded ? signed : sign(ctx, judge, caller, unsigned)
}

function requireUnruled(rules: readonly unknown[]): void {
  if (rules.length > 0) throw refusal('approval_required.by_rule')
}

/**
 * Whether a credential could pass for one that the server itself signs with this key, and that verifiers believe: a status list
 * of any kind (not every verifier compares its id with its address), whatever else has an address here, and a certificate or
 * what is made of one, which a newer key could rescue from a stolen one. Decided by what would be signed, not by its spelling.
 */
async function isLikeOurs(ctx: Context, judge: Judge, credential: JsonObject): Promise<boolean> {
  const read = await judgedHash(judge, 'hashDocument', credential)
  if (!read.ok) return true
  const { said } = read
  const subjects = [said.credentialSubject].flat() as JsonObject[]
  const types = [said, ...subjects].flatMap(({ type }) => [type].flat())
  if (types.some((type) => /(?:Status|Revocation)List/.test(String(type)))) return true
  if (typeof said.id !== 'string') return false
  if (said.id.startsWith(`${ctx.config.publicUrl}/`)) return true
  const [id = ''] = said.id.split('#')
  return id.startsWith('urn:uuid:') && (await unlessMissing(findCertificate(ctx.db, id))) !== undefined
}

/** Adds the context for our proofs, which version 1.1 does not define but 2.0 does. */
function withProofTerms(credential: JsonObject): JsonObject {
  const contexts = credential['@context'] as unknown[]
  if (contexts[0] !== CREDENTIALS_V1 || contexts.includes(DATA_INTEGRITY)) return credential
  return { ...credential, '@context': [...contexts, DATA_INTEGRITY] }
}

/**
 * Draws a status entry in the organisation's revocation lists, in addition to those that the credential already has. A credential
 * without an id gets one, since it is revoked by its id.
 */
async function drawStatus(ctx: Context, organisationId: string, credential: JsonObject): Promise<JsonObject> {
  const id = typeof credential.id === 'string' ? credential.id : `urn:uuid:${randomUUID()}`
  const subject = statusSubject(id)
  const record = (tx: Tx) => recordState(ctx, tx, organisationId, ctx.clock(), [subject])
  const place = (await allocateStatus(ctx, organisationId, [subject], record)).get(subject)!
  const statusListCredential = statusListUrl(ctx.config.publicUrl, organisationId, place.list)
  const entry = {
    id: `${statusListCredential}#${place.index}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: String(place.index),
    statusListCredential,
  }
  const present = credential.credentialStatus
  return { id, credentialStatus: present === undefined ? entry : [present, entry].flat() }
}

/** The name of a credential's place in the lists. No certificate's id starts like this. */
export function statusSubject(credentialId: string): string {
  return `vc-api:${createHash('sha256').update(credentialId).digest('hex')}`
}

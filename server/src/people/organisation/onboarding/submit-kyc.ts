import { readFile } from 'node:fs/promises'
import { kycFields, kycFiles, kycUploadMaxBytes } from '@credenza/schema'
import { sentence } from '@credenza/schema/sentences/english'
import type { Context } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import type { Caller } from '../../../platform/http/access.ts'
import { fieldRefusal, formRefusal, refusal } from '../../../platform/http/api-error.ts'
import { mediaTypeOf, type Upload } from '../../../platform/http/body/upload.ts'
import { wrongFields } from '../../../platform/http/wrong-fields.ts'
import { appendAudit } from '../../../proof/audit/append.ts'
import type { Organisation } from '../find-organisation.ts'
import { lockOrganisation, updateOrganisation } from '../lock-organisation.ts'
import { listFiles, replaceFiles, type SealedFile, sealFile } from '../sealed-files.ts'
import { sealKyc } from './sealed-kyc.ts'

/**
 * Sign-up step two: KYC fields and five files, all sealed at rest; then the organisation waits for the admin. Anybody with the
 * unguessable registrationId may send it once. Ids become public later, so an application that the admin returned can only be
 * sent again with the organisation's own session; files that are not sent again stay. Throws 'already_onboarded' if it is
 * already with the admin, even for a repeat whose first answer was lost.
 */
export async function submitKyc(ctx: Context, upload: Upload, caller: Caller | undefined): Promise<void> {
  const organisation = await findApplicant(ctx, upload.fields.registrationId?.trim() ?? '')
  if (organisation) requireMaySubmit(organisation, caller)
  const kept = organisation?.status === 'returned' ? await listFiles(ctx.db, organisation.id, kycFiles) : []
  const { registrationId, ...kyc } = readFields(
    upload,
    kept.map((file) => file.kind),
  )
  if (!organisation) throw refusal('not_found.registration')

  const files = await sealFiles(ctx, registrationId, upload)
  const now = ctx.clock()
  const sealedKyc = sealKyc(ctx.keys, kyc)
  await withRetry(ctx.db, async (tx) => {
    requireMaySubmit(await lockOrganisation(tx, registrationId), caller)
    await updateOrganisation(tx, registrationId, {
      status: 'pending',
      kyc: sealedKyc,
      submitted_at: now,
      return_reason: null,
    })
    const changed = await replaceFiles(tx, registrationId, files, now)
    await appendAudit(ctx, tx, registrationId, now, [
      {
        actor: caller?.organisationId === registrationId ? caller.accountId : registrationId,
        action: 'organisation.kyc-submitted',
        subject: registrationId,
        changed,
      },
    ])
  })
}

const findApplicant = (ctx: Context, registrationId: string): Promise<Organisation | undefined> =>
  ctx.db.selectFrom('organisation').selectAll().where('id', '=', registrationId).executeTakeFirst()

function requireMaySubmit({ id, status }: Organisation, caller: Caller | undefined): void {
  if (status === 'registered') return
  if (status !== 'returned') throw refusal('already_onboarded')
  if (!caller) throw refusal('not_signed_in.application')
  if (caller.organisationId !== id) throw refusal('forbidden.application')
}

function readFields(upload: Upload, keptFiles: readonly string[]) {
  const parsed = kycFields.safeParse(upload.fields)
  const fields = wrongFields(parsed.error?.issues)
  for (const name of kycFiles) {
    const isThere = keptFiles.includes(name) || upload.files.some((file) => file.field === name)
    if (!isThere) fields[name] = sentence('invalid.required', { field: name })
  }
  if (parsed.success && Object.keys(fields).length === 0) return parsed.data
  throw formRefusal(fields)
}

async function sealFiles(ctx: Context, organisationId: string, upload: Upload): Promise<SealedFile[]> {
  const sealed: SealedFile[] = []
  for (const kind of kycFiles) {
    const file = upload.files.find((candidate) => candidate.field === kind)
    if (!file) continue
    if (file.bytes >= kycUploadMaxBytes) throw fieldRefusal(kind, 'too_large.document')
    const mediaType = await mediaTypeOf(file.path)
    if (!mediaType) throw fieldRefusal(kind, 'unsupported_type.document')
    sealed.push(sealFile(ctx, organisationId, { kind, mediaType, bytes: await readFile(file.path) }))
  }
  return sealed
}

import { readFile } from 'node:fs/promises'
import { kycFields, kycFiles, kycUploadMaxBytes, messages, required } from '@credenza/schema'
import { appendAudit } from '../audit/append.ts'
import type { Context } from '../context.ts'
import { withRetry } from '../platform/db/with-retry.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { mediaTypeOf, type Upload } from '../platform/http/upload.ts'
import { newTenantId } from '../platform/ids.ts'
import { changeStatus } from './organisation-store.ts'

/** Purposes under which the master key seals what onboarding brings in. */
export const kycPurpose = 'organisation-kyc'
export const filePurpose = 'sealed-file'

/**
 * Sign-up step two: KYC fields and five files, all sealed at rest; the organisation then waits for the admin. Whoever
 * holds the unguessable registrationId may send it, once, and again after the admin returned it.
 */
export async function submitKyc(ctx: Context, upload: Upload): Promise<void> {
  const { registrationId, ...kyc } = readFields(upload)
  const files = await sealFiles(ctx, registrationId, upload)
  const now = ctx.clock()
  const sealedKyc = ctx.keys.seal(kycPurpose, new TextEncoder().encode(JSON.stringify(kyc)))

  await withRetry(ctx.db, async (tx) => {
    const change = { status: 'pending', kyc: sealedKyc, return_reason: null } as const
    if (!(await changeStatus(tx, registrationId, ['registered', 'returned'], change))) {
      const known = await tx
        .selectFrom('organisation')
        .select('id')
        .where('id', '=', registrationId)
        .executeTakeFirst()
      if (known) throw new ApiError('already_onboarded', 'These details are with the admin already.')
      throw new ApiError('not_found', 'There is no such registration. Start again with your details.')
    }
    await tx
      .deleteFrom('sealed_file')
      .where('org_id', '=', registrationId)
      .where('kind', 'in', [...kycFiles])
      .execute()
    await tx
      .insertInto('sealed_file')
      .values(files.map((file) => ({ org_id: registrationId, ...file, created_at: now })))
      .execute()
    await appendAudit(tx, registrationId, now, [
      { actor: registrationId, action: 'organisation.kyc-submitted', subject: registrationId },
    ])
  })
}

function readFields(upload: Upload) {
  const parsed = kycFields.safeParse(upload.fields)
  const fields: Record<string, string> = {}
  for (const issue of parsed.error?.issues ?? []) fields[issue.path.join('.')] ??= issue.message
  for (const name of kycFiles) {
    if (!upload.files.some((file) => file.field === name)) fields[name] = required(name)
  }
  if (!parsed.success || Object.keys(fields).length > 0) {
    throw new ApiError('invalid', Object.values(fields)[0] ?? 'Check the form.', fields)
  }
  return parsed.data
}

async function sealFiles(ctx: Context, organisationId: string, upload: Upload) {
  const sealed = []
  for (const kind of kycFiles) {
    const file = upload.files.find((candidate) => candidate.field === kind)!
    if (file.bytes >= kycUploadMaxBytes)
      throw new ApiError('too_large', messages.fileTooLarge, { [kind]: messages.fileTooLarge })
    const mediaType = await mediaTypeOf(file.path)
    if (!mediaType) {
      const message = 'File type must be pdf, jpg or png'
      throw new ApiError('unsupported_type', message, { [kind]: message })
    }
    sealed.push({
      id: newTenantId('file', organisationId),
      kind,
      media_type: mediaType,
      sealed: ctx.keys.seal(filePurpose, await readFile(file.path)),
    })
  }
  return sealed
}

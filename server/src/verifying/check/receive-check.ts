import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Witnesses } from '@credenza/credential/verify'
import { type Check, checkLimits } from '@credenza/schema'
import { sentence } from '@credenza/schema/sentences/english'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { organisationOfRequest } from '../../platform/http/authenticate.ts'
import { unknownMembers } from '../../platform/http/body/unknown-members.ts'
import { type UploadedFile, withUpload } from '../../platform/http/body/upload.ts'
import { idempotencyKey } from '../../platform/http/idempotency.ts'
import { startCheck } from './start-check.ts'

/** Reads the form, streams its files to disk, and starts the check. Throws 'invalid' for a field that is not a file. */
export function receiveCheck(
  ctx: Context,
  request: FastifyRequest,
  witnesses: Witnesses | undefined,
): Promise<Check> {
  const limits = {
    folder: ctx.config.dataFolder,
    maxBytes: checkLimits.wholeBytes,
    maxTotalBytes: checkLimits.wholeBytes,
    maxFiles: checkLimits.files,
    tooMany: sentence('too_large.check_files', { max: checkLimits.files }),
    tooLarge: sentence('too_large.check_megabytes', { max: checkLimits.wholeBytes / 1024 / 1024 }),
  }
  return withUpload(request, limits, async ({ fields, files }) => {
    // If `files` is a text, a file is missing, and startCheck says so.
    const unknown = Object.keys(fields).filter((name) => name !== 'files' || files.length > 0)
    if (unknown.length > 0) throw unknownMembers(unknown)
    const isRepeatable = request.headers['idempotency-key'] !== undefined
    const idempotency = isRepeatable
      ? idempotencyKey(ctx, request, [...(await contentOf(files)), ...(witnesses ? [witnesses] : [])])
      : undefined
    return startCheck(ctx, organisationOfRequest(request), { files, witnesses, idempotency })
  })
}

async function contentOf(files: readonly UploadedFile[]): Promise<string[]> {
  const content: string[] = []
  for (const { name, path } of files) content.push(name, hash('sha256', await readFile(path), 'hex'))
  return content
}

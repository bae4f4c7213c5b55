import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sentence } from '@credenza/schema/sentences/english'
import type { FastifyRequest } from 'fastify'
import { ApiError, type ErrorSentence, refusal } from '../api-error.ts'

export interface UploadedFile {
  field: string
  /** As the caller named it; its extension is never trusted. */
  name: string
  path: string
  bytes: number
}

export interface Upload {
  fields: Record<string, string>
  files: UploadedFile[]
}

export interface UploadLimits {
  folder: string
  maxBytes: number
  /** For all files together. Without it, only each file is limited. */
  maxTotalBytes?: number
  maxFiles: number
  /** The message for a larger file. */
  tooLarge: ErrorSentence
  /** The message for more files. Without it, it is the specification's. */
  tooMany?: ErrorSentence
}

/**
 * Streams a multipart request to files under `folder`, passes them to `use`, and removes them in any case. The caller is admitted
 * again after a slow upload and limited to their departments as after any other body, so `use` asks for them. Throws 'too_large'
 * beyond `maxBytes` per file or `maxFiles`, 'unsupported_type' if the request is not multipart, and 'malformed' if it ends
 * early.
 */
export async function withUpload<Answer>(
  request: FastifyRequest,
  limits: UploadLimits,
  use: (upload: Upload) => Promise<Answer>,
): Promise<Answer> {
  if (!request.isMultipart()) throw refusal('unsupported_type.not_a_form')
  const into = join(limits.folder, 'uploads', randomUUID())
  await mkdir(into, { recursive: true, mode: 0o700 })
  try {
    const upload = await receive(request, into, limits).catch((error) => asRefusal(error, limits))
    await request.admitAfterBody()
    await request.requireWithin(upload.fields)
    request.isReceived = true
    return await use(upload)
  } finally {
    await rm(into, { recursive: true, force: true })
  }
}

async function receive(
  request: FastifyRequest,
  into: string,
  { maxBytes, maxTotalBytes = Number.POSITIVE_INFINITY, maxFiles, tooLarge }: UploadLimits,
): Promise<Upload> {
  const upload: Upload = { fields: {}, files: [] }
  let total = 0
  const limits = {
    fileSize: maxBytes,
    files: maxFiles,
    fields: 60,
    fieldSize: 16 * 1024,
    parts: 60 + maxFiles,
  }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.fieldnameTruncated || part.valueTruncated) throw refusal('too_large.form_field')
      upload.fields[part.fieldname] = String(part.value)
      continue
    }
    const path = join(into, String(upload.files.length))
    await pipeline(part.file, createWriteStream(path, { mode: 0o600 }))
    total += part.file.bytesRead
    if (part.file.truncated || total > maxTotalBytes)
      throw new ApiError(tooLarge, { fields: { [part.fieldname]: tooLarge } })
    upload.files.push({ field: part.fieldname, name: part.filename, path, bytes: part.file.bytesRead })
  }
  return upload
}

/** Turns the form parser's own errors, which have no code, into a refusal. Other errors are not the form's fault. */
function asRefusal(error: unknown, { tooMany = sentence('too_large.files') }: UploadLimits): never {
  if (!(error instanceof Error) || error instanceof ApiError) throw error
  if ('code' in error) throw error.code === 'FST_FILES_LIMIT' ? new ApiError(tooMany) : error
  throw refusal('malformed.upload')
}

const signatures: [mediaType: string, magic: number[]][] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
]

/** The media type by content (readings R7): pdf, png or jpg, else undefined. The name is ignored. */
export async function mediaTypeOf(path: string): Promise<string | undefined> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0)
    const head = buffer.subarray(0, bytesRead)
    return signatures.find(([, magic]) => head.subarray(0, magic.length).equals(Buffer.from(magic)))?.[0]
  } finally {
    await file.close()
  }
}

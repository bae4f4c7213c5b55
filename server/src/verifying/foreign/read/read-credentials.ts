import { codesOnPaper, looksLikePaper } from '@credenza/credential/paper'
import { bakedInSvg, certificateInPdf, extractPortable, isPdf, isPng } from '@credenza/credential/portable'
import { looksLikeSdJwt } from '@credenza/credential/sd-jwt'
import {
  BundleError,
  type CameIn,
  isEnveloped,
  isPresentation,
  parseBundle,
  parseStrictJson,
  RepeatedMember,
} from '@credenza/credential/verify'
import { fromPaper, readCertificateFile } from '../../verify-file/certificate-file.ts'
import { bakedInPicture, codesIn, codesInScan, isJpeg } from '../../verify-file/picture.ts'
import { Unreadable } from './unreadable.ts'

/**
 * The content of a file: certificates (our files, credentials, or JWTs and SD-JWTs as text), or a link. `cameIn` is set if they
 * came in a PDF, in a page that was changed after it was made, or on a paper whose codes disagree. `code` is the statement beside
 * the link on a paper.
 */
export type Brought = { credentials: unknown[]; cameIn?: CameIn } | { link: string; code?: string }

const mostCredentials = 20

/** Reads a file. Its type is determined by its content, not its name. Throws `Unreadable`. */
export async function readCredentials(bytes: Uint8Array): Promise<Brought> {
  if (bytes.length === 0) throw new Unreadable({ code: 'file-empty' })
  if (isPdf(bytes)) return fromPdf(bytes)
  const isPicture = isPng(bytes) || isJpeg(bytes)
  const text = isPicture ? '' : decode(bytes)
  if (extractPortable(text)) return fromPage(bytes)
  const baked = await orUnreadable(() => (isPng(bytes) ? bakedInPicture(bytes) : bakedInSvg(text)))
  if (baked !== undefined) return fromText(baked)
  return isPicture ? fromCodes(await orUnreadable(() => codesIn(bytes))) : fromText(text)
}

async function fromPdf(pdf: Uint8Array): Promise<Brought> {
  const found = await orUnreadable(() => certificateInPdf(pdf))
  if (!found) return fromCodes(await orUnreadable(() => codesInScan(pdf)))
  return { credentials: [found.bundle], cameIn: found.cameIn }
}

/** Reads a page that checks itself. */
async function fromPage(bytes: Uint8Array): Promise<Brought> {
  const { bundle, cameIn } = await orUnreadable(() => readCertificateFile(bytes))
  return { credentials: [bundle], ...(cameIn && { cameIn }) }
}

/** Prefers the link, which leads to more than the statement on the paper contains. */
async function fromCodes(codes: readonly string[]): Promise<Brought> {
  const { link, code, agree } = codesOnPaper(codes)
  if (!agree) return { credentials: [], cameIn: 'altered-paper' }
  const text = link ?? code
  if (text === undefined) throw new Unreadable({ code: 'picture-empty' })
  const brought = await fromText(text)
  return 'link' in brought && code !== undefined ? { ...brought, code } : brought
}

/** Turns an error of a reader into one of these. */
async function orUnreadable<Read>(read: () => Read | Promise<Read>): Promise<Read> {
  try {
    return await read()
  } catch (error) {
    throw error instanceof BundleError ? new Unreadable(error.problem) : error
  }
}

async function fromText(text: string): Promise<Brought> {
  const trimmed = unquoted(text.trim())
  if (/^https?:\/\//i.test(trimmed)) return { link: trimmed }
  if (looksLikePaper(trimmed)) return { credentials: [await orUnreadable(() => fromPaper(trimmed))] }
  if (/^[\w-]+\.[\w-]+\.[\w-]+$/.test(trimmed) || looksLikeSdJwt(trimmed)) return { credentials: [trimmed] }
  return { credentials: fromJson(trimmed) }
}

/** Programs send a JWT as a JSON string too. */
const unquoted = (text: string): string => (/^"[\w.~-]+"$/.test(text) ? text.slice(1, -1) : text)

function fromJson(text: string): unknown[] {
  const value = parseJson(text)
  if (isPresentation(value)) return withinPresentation(value)
  const isCredential = '@context' in value || isEnveloped(value)
  return [isCredential ? value : parseBundleOrThrow(value)]
}

function withinPresentation({ verifiableCredential }: Record<string, unknown>): unknown[] {
  const credentials = [verifiableCredential ?? []].flat()
  if (credentials.length === 0) throw new Unreadable({ code: 'presentation-empty' })
  if (credentials.length > mostCredentials)
    throw new Unreadable({ code: 'presentation-of-many', most: mostCredentials })
  return credentials
}

function parseJson(text: string): Record<string, unknown> {
  try {
    const value = parseStrictJson(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>
  } catch (error) {
    throw new Unreadable({ code: error instanceof RepeatedMember ? 'repeated-member' : 'file-unknown' })
  }
  throw new Unreadable({ code: 'empty' })
}

function parseBundleOrThrow(value: unknown): unknown {
  try {
    return parseBundle(value)
  } catch {
    throw new Unreadable({ code: 'empty' })
  }
}

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

import { generalPath, openSecured } from '@credenza/credential/general'
import {
  type Bundle,
  completeBundle,
  parseBundle,
  type Verification,
  verifyCertificate,
} from '@credenza/credential/verify'
import { type Evidence, readEvidence } from '../certificate/evidence.ts'
import type { Context } from '../context.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { serverPorts } from './server-ports.ts'

/**
 * Verifies whatever somebody brings: a credential or a certificate file as JSON, an enveloped one, or a JWT, as bytes or
 * text. Ours are completed with the evidence that we have of them. Never rejects for what is in the document: what cannot
 * be read at all is malformed, and so invalid.
 */
export async function verifyAnything(ctx: Context, input: Uint8Array | string): Promise<Verification> {
  return verifyOpened(ctx, openInput(input))
}

/** A credential out of whatever it came in, with what can check it. */
export type Opened = { bundle: Bundle; general: typeof generalPath }

/** Verifies an opened credential, completed with the evidence that we have of it. */
export async function verifyOpened(ctx: Context, { bundle, general }: Opened): Promise<Verification> {
  const evidence = await evidenceOf(ctx, bundle.certificate.id)
  return verifyCertificate(complete(bundle, evidence), { ...serverPorts(ctx, evidence), general })
}

/** Takes parsed JSON, or the text of a JWT. Throws a `TypeError` for what is no credential of any kind. */
export function openCredential(value: unknown): Opened {
  if (isCertificateFile(value)) return { bundle: parseBundle(value), general: generalPath }
  const { document, general } = openSecured(value)
  return { bundle: { certificate: document, endorsements: [] }, general }
}

function openInput(input: Uint8Array | string): Opened {
  try {
    const text = typeof input === 'string' ? input : new TextDecoder('utf-8', { fatal: true }).decode(input)
    return openCredential(/^\s*["{]/.test(text) ? JSON.parse(text) : text)
  } catch {
    return { bundle: { certificate: {}, endorsements: [] }, general: generalPath }
  }
}

function isCertificateFile(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'certificate' in value && !('@context' in value)
}

/** Our evidence about the certificate with this id; none when it is not ours, or when we cannot tell now. */
async function evidenceOf(ctx: Context, id: unknown): Promise<Evidence | undefined> {
  if (typeof id !== 'string' || !/^urn:uuid:[0-9a-f-]{36}$/.test(id)) return undefined
  try {
    return await readEvidence(ctx, id)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return undefined
    throw error
  }
}

function complete(bundle: Bundle, evidence: Evidence | undefined): Bundle {
  if (!evidence) return bundle
  const { endorsements, log } = evidence
  return completeBundle(bundle, {
    endorsements: endorsements as Bundle['endorsements'],
    ...(log && { log }),
  })
}

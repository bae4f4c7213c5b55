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
  const { bundle, general } = openInput(input)
  const evidence = await evidenceOf(ctx, bundle.certificate.id)
  return verifyCertificate(complete(bundle, evidence), { ...serverPorts(ctx, evidence), general })
}

type Opened = { bundle: Bundle; general: typeof generalPath }

function openInput(input: Uint8Array | string): Opened {
  try {
    const text = typeof input === 'string' ? input : new TextDecoder('utf-8', { fatal: true }).decode(input)
    const value: unknown = /^\s*["{]/.test(text) ? JSON.parse(text) : text
    if (isCertificateFile(value)) return { bundle: parseBundle(value), general: generalPath }
    const { document, general } = openSecured(value)
    return { bundle: { certificate: document, endorsements: [] }, general }
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

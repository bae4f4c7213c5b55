import type { Context } from '../context.ts'
import { InvalidDid, resolveDid } from '../foreign/resolve-did.ts'

/** A resolution result (DID Resolution §4), and the HTTP status that it goes out with. */
interface Resolution {
  status: 200 | 400 | 404
  didDocument: unknown
  didResolutionMetadata: { contentType?: string; error?: 'invalidDid' | 'notFound' }
  didDocumentMetadata: object
}

/** Resolves a DID. Never rejects: what cannot be had is not found. */
export async function resolveIdentifier(ctx: Context, did: string): Promise<Resolution> {
  try {
    const didDocument = await resolveDid(ctx, did)
    const didResolutionMetadata = { contentType: 'application/did+json' }
    return { status: 200, didDocument, didResolutionMetadata, didDocumentMetadata: {} }
  } catch (error) {
    const isInvalid = error instanceof InvalidDid
    return {
      status: isInvalid ? 400 : 404,
      didDocument: null,
      didResolutionMetadata: { error: isInvalid ? 'invalidDid' : 'notFound' },
      didDocumentMetadata: {},
    }
  }
}

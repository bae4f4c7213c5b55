import type { Context } from '../../context.ts'
import type { ActOnChunk, BatchFile } from '../../platform/acts/batch-kind.ts'
import type { BulkResult } from '../../platform/acts/bulk.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { inParallel } from '../../platform/documents/in-parallel.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { KeyStoreFailed } from '../../platform/keys/store/key-store.ts'
import { type ZipEntry, zipStream } from '../../platform/zip-stream.ts'
import type { Certificate } from '../certificate/certificate.ts'
import { documentKeys } from '../certificate/document-keys.ts'
import { openSigned } from '../certificate/open-signed.ts'
import { openMaterials } from '../drawing/materials.ts'
import { renderCertificatePdf } from '../drawing/render-certificate.ts'
import { archiveName } from './archive-name.ts'
import { ownCertificates } from './own-certificates.ts'
import {
  documentPieces,
  type ExportKey,
  keepPieces,
  listPieces,
  openPiece,
  type Piece,
  type SealedPiece,
  sealPiece,
} from './pieces.ts'

/** Most documents in memory at once. The rest of the chunk waits for the next run. */
const documentsAtOnce = 20
const drawnAtOnce = 4

/**
 * Draws the PDFs of a chunk's first certificates and stores each with its credential, in the transaction that notes them as
 * done.
 */
export const exportDocuments: ActOnChunk<unknown> = async (ctx, chunk, noteEnded) => {
  const ids = chunk.ids.slice(0, documentsAtOnce)
  const { found, failed } = await ownCertificates(ctx, chunk.organisationId, ids)
  const { pieces, ...drawn } = await drawAll(ctx, found)
  const result = { done: drawn.done, failed: [...failed, ...drawn.failed] }
  await withRetry(ctx.db, async (tx) => {
    const noted = await noteEnded(tx, result)
    const fresh = [...pieces].flatMap(([id, own]) => (noted.has(id) ? own : []))
    await keepPieces(tx, chunk, fresh)
  })
  return result
}

async function drawAll(
  ctx: Context,
  certificates: readonly Certificate[],
): Promise<BulkResult & { pieces: Map<string, SealedPiece[]> }> {
  const materials = openMaterials(ctx)
  const keys = await documentKeys(ctx, certificates)
  const pieces = new Map<string, SealedPiece[]>()
  const failed: BulkResult['failed'] = []
  await inParallel(certificates, drawnAtOnce, async (certificate) => {
    try {
      const pdf = await renderCertificatePdf(ctx, certificate, { materials })
      const credential = await openSigned(ctx, certificate, keys.get(certificate.id))
      const name = archiveName(certificate)
      const ids = documentPieces(certificate.id)
      const own: Piece[] = [
        { id: ids.credential, name: `${name}.json`, content: credential },
        { id: ids.pdf, name: `${name}.pdf`, content: pdf },
      ]
      pieces.set(
        certificate.id,
        own.map((piece) => sealPiece(ctx.keys, piece)),
      )
    } catch (error) {
      // If the provider of its seal is away, the batch waits.
      if (!(error instanceof ApiError) || error instanceof KeyStoreFailed) throw error
      failed.push({ id: certificate.id, why: error.sentence })
    }
  })
  return { done: [...pieces.keys()], failed, pieces }
}

/** Opens each document only when the archive reaches it. */
export const zipFile = (ctx: Context, key: ExportKey): BatchFile => ({
  extension: 'zip',
  mediaType: 'application/zip',
  body: zipStream(openPieces(ctx, key), ctx.clock()),
})

async function* openPieces(ctx: Context, key: ExportKey): AsyncGenerator<ZipEntry> {
  for await (const { id, name } of listPieces(ctx, key))
    yield { name, content: await openPiece(ctx, key, id) }
}

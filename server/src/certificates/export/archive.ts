import type { Context } from '../../context.ts'
import type { ActOnChunk, BatchFile } from '../../platform/acts/batch-kind.ts'
import type { BulkResult } from '../../platform/acts/bulk.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { inParallel } from '../../platform/documents/in-parallel.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { KeyStoreFailed } from '../../platform/keys/store/key-store.ts'
import { zipStream } from '../../platform/zip-stream.ts'
import type { Certificate } from '../certificate/certificate.ts'
import { documentKeys } from '../certificate/sealed/document-keys.ts'
import { openSigned } from '../certificate/sealed/open-signed.ts'
import { holdPersonKeys, readPersonKeys } from '../certificate/sealed/person-keys.ts'
import { openMaterials } from '../drawing/materials.ts'
import { renderCertificatePdf } from '../drawing/render-certificate.ts'
import { archiveName } from './archive-name.ts'
import { ownCertificates } from './own-certificates.ts'
import {
  type ExportKey,
  keepPieces,
  namedPieces,
  type Piece,
  piecesAbout,
  type SealedPiece,
  sealPiece,
} from './pieces.ts'

/** Most documents in memory at once. The rest of the chunk waits for the next run. */
const documentsAtOnce = 20
const drawnAtOnce = 4

/**
 * Draws the PDFs of a chunk's first certificates and stores each with its credential, in the transaction that notes them as
 * done. Documents that have since been erased wait for the next run, which finds that they are gone.
 */
export const exportDocuments: ActOnChunk<unknown> = async (ctx, chunk, noteEnded) => {
  const ids = chunk.ids.slice(0, documentsAtOnce)
  const { found, failed } = await ownCertificates(ctx.db, chunk.organisationId, ids)
  const personKeys = await readPersonKeys(
    ctx,
    found.map((certificate) => certificate.accountId),
  )
  const drawn = await drawAll(ctx, found)
  return withRetry(ctx.db, async (tx) => {
    const holders = await holdPersonKeys(tx, personKeys)
    const readable = found.filter(({ id, accountId }) => drawn.pieces.has(id) && holders.has(accountId))
    const result = { done: readable.map(({ id }) => id), failed: [...failed, ...drawn.failed] }
    const noted = await noteEnded(tx, result)
    const fresh = result.done.filter((id) => noted.has(id))
    await keepPieces(
      tx,
      chunk,
      fresh.flatMap((id) => drawn.pieces.get(id)!),
    )
    return result
  })
}

async function drawAll(
  ctx: Context,
  certificates: readonly Certificate[],
): Promise<Pick<BulkResult, 'failed'> & { pieces: Map<string, SealedPiece[]> }> {
  const materials = openMaterials(ctx)
  const keys = await documentKeys(ctx, certificates)
  const pieces = new Map<string, SealedPiece[]>()
  const failed: BulkResult['failed'] = []
  await inParallel(certificates, drawnAtOnce, async (certificate) => {
    try {
      const pdf = await renderCertificatePdf(ctx, certificate, { materials })
      const credential = await openSigned(ctx, certificate, keys.get(certificate.id))
      const name = archiveName(certificate)
      const ids = piecesAbout(certificate.id)
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
  return { failed, pieces }
}

/** Opens each document only when the archive reaches it. */
export const zipFile = (ctx: Context, key: ExportKey): BatchFile => ({
  extension: 'zip',
  mediaType: 'application/zip',
  body: zipStream(namedPieces(ctx, key), ctx.clock()),
})

import { messages } from '@credenza/schema/messages'
import { useQueryClient } from '@tanstack/react-query'
import { newIntent } from '../../lib/api/intent.ts'
import { certificateTexts } from '../../texts/certificate.ts'
import { common } from '../../texts/common.ts'
import { announceBatch } from '../batch/announce-batch.ts'
import { type BatchOrder, startBatch } from '../batch/batch-calls.ts'
import type { Matching } from './use-decisions.ts'

/** Has all requests that match decided in the background; a refusal is told by a toast. */
export function useDecideAll() {
  const queries = useQueryClient()
  return async (matching: Matching, reason: string | undefined): Promise<void> => {
    const order: BatchOrder =
      reason === undefined ? { kind: 'accept', ...matching } : { kind: 'decline', ...matching, reason }
    const words = {
      running: common.processing,
      done: reason === undefined ? messages.statusUpdated : messages.certificateDeclined,
      failed: certificateTexts.someFailed,
    }
    const key = newIntent().keyFor(order)
    await announceBatch(queries, () => startBatch(order, key), words).catch(() => undefined)
    await queries.invalidateQueries({ queryKey: ['certificates'] })
  }
}

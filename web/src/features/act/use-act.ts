import type { Batch } from '@credenza/schema/batch'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newIntent } from '../../lib/api/intent.ts'
import { actTexts } from '../../texts/act.ts'
import { certificateTexts } from '../../texts/certificate.ts'
import type { Confirmation } from '../account/security/use-confirmation.tsx'
import { announceBatch, type BatchWords } from '../batch/announce-batch.ts'
import { type BatchOrder, startBatch } from '../batch/batch-calls.ts'
import type { Act } from './acts.ts'

const directly: Confirmation['withConfirmation'] = (start) => start()

/**
 * Starts an act as a batch and reports the result. Retrying after a lost response still performs it only once. `confirmed`
 * asks for a second factor if the server wants one.
 */
export function useAct(words: BatchWords, onStarted: (batch: Batch) => void, confirmed = directly) {
  const queries = useQueryClient()
  const [intent] = useState(newIntent)
  return useMutation({
    mutationFn: async (order: BatchOrder) => {
      const start = () => startBatch(order, intent.keyFor(order))
      return (await confirmed(() => announceBatch(queries, start, words))).batch
    },
    onSuccess: (batch) => {
      intent.finished()
      onStarted(batch)
    },
  })
}

export const wordsOf = (act: Exclude<Act, 'sign'>): BatchWords => {
  const { running, done } = actTexts.acts[act]
  return { running, done, failed: certificateTexts.noneDone }
}

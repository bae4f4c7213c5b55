import type { Certificate } from '@credenza/schema/certificate'
import { messages } from '@credenza/schema/messages'
import { useQueryClient } from '@tanstack/react-query'
import { certificateTexts } from '../../texts/certificate.ts'
import { common } from '../../texts/common.ts'
import { announceBatch } from '../batch/announce-batch.ts'
import { type BatchOrder, startBatch } from '../batch/batch-calls.ts'
import { verificationProblem } from '../certificate/verification-problem.ts'
import type { Decision } from './use-decisions.ts'

/**
 * Decides requests of one of the two queues in the background, and reports the result in a toast. Resolves once the server
 * has accepted the batch, and throws if it has not; `ended` resolves when everything is decided and the lists are refetched.
 * The same key decides only once.
 */
export function useSendDecision(origin: Certificate['origin']) {
  const queries = useQueryClient()
  return (decision: Decision, key: string): Promise<{ ended: Promise<unknown> }> => {
    const order = orderOf(origin, decision)
    const words = {
      running: common.processing,
      done: order.kind === 'accept' ? messages.statusUpdated : messages.certificateDeclined,
      failed: certificateTexts.noneDone,
      refused: (error: unknown) =>
        verificationProblem(error, decision.all?.count ?? decision.requests.length),
    }
    return announceBatch(queries, () => startBatch(order, key), words)
  }
}

function orderOf(origin: Certificate['origin'], { requests, reason, all }: Decision): BatchOrder {
  const chosen = { origin, requests: all ? all.selection : { ids: requests.map(({ _id }) => _id) } }
  return reason === undefined ? { kind: 'accept', ...chosen } : { kind: 'decline', ...chosen, reason }
}

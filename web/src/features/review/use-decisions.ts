import type { Certificate } from '@credenza/schema/certificate'
import { reviewFlag } from '@credenza/schema/certificate-state/review'
import { isOpenTo } from '@credenza/schema/certificate-state/transitions'
import type { RequestSelection } from '@credenza/schema/selection'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { randomKey } from '../../lib/api/intent.ts'
import type { PagedList } from '../../lib/list/use-paged-list.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { useUndoWindow } from '../../lib/use-undo-window.ts'
import type { Reviewable } from './review-calls.ts'
import { useSendDecision } from './use-send-decision.ts'
import { type Unsent, useUnsent } from './use-unsent.ts'

/** How long a decision can be undone, in milliseconds. Then it is sent and final. */
export const undoWindowMs = 8_000

/** The most requests that a closing page can still send in one call (`startBatch`). */
export const mostHeld = 500

/** All matching requests of a queue, whether loaded or not. */
export interface Matching {
  origin: Certificate['origin']
  requests: RequestSelection
}

export interface Decision {
  requests: readonly Reviewable[]
  /** The reason for a rejection; undefined for an acceptance. */
  reason?: string | undefined
  /** Set if the decision is about all that match: their number and filter. `requests` are then only the loaded ones. */
  all?: { count: number; selection: RequestSelection }
}

type Marks = ReadonlyMap<string, keyof typeof decided>

const decided = {
  accept: { status: reviewFlag.verified, state: 'accepted' },
  decline: { status: reviewFlag.declined, state: 'declined' },
} as const

/**
 * A verifier's decisions in one of its two queues. Rows show a decision at once; it is sent when it can no longer be
 * undone, and kept if it cannot be sent. A selection too large for a closing page to send is confirmed first, and sent at once. "All that match" is sent
 * as a filter, whatever its size.
 */
export function useDecisions(origin: Certificate['origin']) {
  const [marks, setMarks] = useState<Marks>(new Map())
  const sendDecision = useSendDecision(origin)
  const { unsent, keep, drop, dropDecided } = useUnsent(origin)
  const queries = useQueryClient()
  const send = async (decision: Decision, key = randomKey()) => {
    const unmark = () => setMarks((before) => without(before, decision.requests))
    try {
      const { ended } = await sendDecision(decision, key)
      // Not awaited: an ending session waits until the decision is sent, not until the server has processed it.
      void ended.then(unmark)
    } catch {
      unmark()
      keep({ decision, key })
      void readAgain(queries, 'certificates')
    }
  }
  const { held, hold, undo } = useUndoWindow(undoWindowMs, (decision: Decision) => send(decision))
  const sendAgain = (one: Unsent) => {
    drop(one)
    setMarks((before) => withMarks(before, one.decision))
    void send(one.decision, one.key)
  }
  const decide = (decision: Decision) => {
    dropDecided(decision)
    setMarks((before) => withMarks(before, decision))
    if (!decision.all && decision.requests.length > mostHeld) void send(decision)
    else hold(decision)
  }
  const undoHeld = useCallback(() => {
    const taken = undo()
    if (taken) setMarks((before) => without(before, taken.requests))
  }, [undo])
  return { held, decide, undoHeld, marks, unsent, sendAgain, drop }
}

/** The list with decisions that have not reached the server yet. All other rows stay the same objects. */
export function useMarked(list: PagedList<Reviewable>, marks: Marks): PagedList<Reviewable> {
  const { rows } = list
  const marked = useMemo(
    () =>
      rows.map((row) => {
        const act = marks.get(row._id)
        return act && isOpenTo(row.state, act) ? { ...row, ...decided[act] } : row
      }),
    [rows, marks],
  )
  return { ...list, rows: marked }
}

function withMarks(marks: Marks, { requests, reason }: Decision): Marks {
  const act = reason === undefined ? 'accept' : 'decline'
  return new Map([...marks, ...requests.map(({ _id }) => [_id, act] as const)])
}

function without(marks: Marks, requests: readonly Reviewable[]): Marks {
  const gone = new Set(requests.map(({ _id }) => _id))
  return new Map([...marks].filter(([id]) => !gone.has(id)))
}

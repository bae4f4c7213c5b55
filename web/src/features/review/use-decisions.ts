import type { Certificate } from '@credenza/schema/certificate'
import { reviewFlag } from '@credenza/schema/certificate-state/review'
import { isOpenTo } from '@credenza/schema/certificate-state/transitions'
import type { RequestSelection } from '@credenza/schema/selection'
import { useCallback, useMemo, useState } from 'react'
import type { PagedList } from '../../lib/use-paged-list.ts'
import { useUndoWindow } from '../../lib/use-undo-window.ts'
import type { Reviewable } from './review-calls.ts'
import { useSendDecision } from './use-send-decision.ts'

/** How long a decision can be taken back before it is sent, in milliseconds: once it is, it is final. */
export const undoWindowMs = 8_000

/** As many as a page that is left can still name in one call (`startBatch`). */
export const mostHeld = 500

/** All requests of a queue that match, loaded or not. */
export interface Matching {
  origin: Certificate['origin']
  requests: RequestSelection
}

export interface Decision {
  requests: readonly Reviewable[]
  /** Why they are rejected; undefined where they are accepted. */
  reason?: string | undefined
  /** Where all that match are meant: how many these are, and their rule. `requests` are then those that are loaded. */
  all?: { count: number; selection: RequestSelection }
}

type Marks = ReadonlyMap<string, keyof typeof decided>

const decided = {
  accept: { status: reviewFlag.verified, state: 'accepted' },
  decline: { status: reviewFlag.declined, state: 'declined' },
} as const

/**
 * What a verifier decides in one of its two queues. Rows show a decision at once, until the server has it; it is sent when
 * it can no longer be taken back. More named ones than a page that is left could send are asked about before and sent at
 * once; all that match are named by their rule, however many they are.
 */
export function useDecisions(origin: Certificate['origin']) {
  const [marks, setMarks] = useState<Marks>(new Map())
  const sendDecision = useSendDecision(origin)
  const send = async (decision: Decision) => {
    const { ended } = await sendDecision(decision)
    // Not waited for: a session that ends waits for what was sent, not for what the server makes of it.
    void ended.then(() => setMarks((before) => without(before, decision.requests)))
  }
  const { held, hold, undo } = useUndoWindow(undoWindowMs, send)
  const decide = (decision: Decision) => {
    setMarks((before) => withMarks(before, decision))
    if (!decision.all && decision.requests.length > mostHeld) void send(decision)
    else hold(decision)
  }
  const takeBack = useCallback(() => {
    const taken = undo()
    if (taken) setMarks((before) => without(before, taken.requests))
  }, [undo])
  return { held, decide, takeBack, marks }
}

/** The list with the decisions that have not reached the server yet; rows that none is about stay the same objects. */
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

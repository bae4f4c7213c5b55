import type { Certificate } from '@credenza/schema/certificate'
import { reviewFlag } from '@credenza/schema/certificate-state/review'
import { isOpenTo } from '@credenza/schema/certificate-state/transitions'
import type { RequestSelection } from '@credenza/schema/selection'
import { useCallback, useMemo, useState } from 'react'
import { chunkSize } from '../../lib/bulk.ts'
import type { PagedList } from '../../lib/use-paged-list.ts'
import { useUndoWindow } from '../../lib/use-undo-window.ts'
import type { Reviewable } from './review-calls.ts'
import { useDecide } from './use-decide.ts'

/** How long a decision can be taken back before it is sent, in milliseconds: once it is, it is final. */
export const undoWindowMs = 8_000

/** All requests of a queue that match, loaded or not. */
export interface Matching {
  origin: Certificate['origin']
  requests: RequestSelection
}

export interface Decision {
  requests: readonly Reviewable[]
  /** Why they are rejected; undefined where they are accepted. */
  reason?: string | undefined
  /** Where all that match are meant: how many these are, and what sends it. `requests` are then those that are loaded. */
  all?: { count: number; send: () => Promise<void> }
}

type Marks = ReadonlyMap<string, keyof typeof decided>

const decided = {
  accept: { status: reviewFlag.verified, state: 'accepted' },
  decline: { status: reviewFlag.declined, state: 'declined' },
} as const

/**
 * What a verifier decides in one of its two queues. Rows show a decision at once; it is sent when it can no longer be
 * taken back. More named ones than one call takes are asked about before and sent at once, since a page that closes gets
 * no second call out; all that match are one call, however many they are.
 */
export function useDecisions(origin: Certificate['origin']) {
  const [marks, setMarks] = useState<Marks>(new Map())
  const { run, progress, running } = useDecide(origin)
  // What `progress` tells of: named requests only.
  const [sent, setSent] = useState<Decision | null>(null)
  const send = async (decision: Decision) => {
    const ids = decision.requests.map(({ _id }) => _id)
    if (decision.all) await decision.all.send()
    else {
      setSent(decision)
      await run(ids, decision.reason)
    }
    setMarks((before) => without(before, ids))
  }
  const retryFailed = () => {
    const failed = new Set(progress?.failed.map(({ id }) => id))
    if (sent) void send({ ...sent, requests: sent.requests.filter(({ _id }) => failed.has(_id)) })
  }
  const { held, hold, undo } = useUndoWindow(undoWindowMs, send)
  const decide = (decision: Decision) => {
    if (!decision.all && decision.requests.length > chunkSize) return void send(decision)
    setMarks((before) => withMarks(before, decision))
    hold(decision)
  }
  const takeBack = useCallback(() => {
    const ids = undo()?.requests.map(({ _id }) => _id) ?? []
    setMarks((before) => without(before, ids))
  }, [undo])
  return { held, decide, takeBack, marks, progress, running, retryFailed }
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

function without(marks: Marks, ids: readonly string[]): Marks {
  const gone = new Set(ids)
  return new Map([...marks].filter(([id]) => !gone.has(id)))
}

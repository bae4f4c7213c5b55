import { availableParallelism } from 'node:os'
import { type Attachments, DocumentError, type DocumentInput, type Report } from '@credenza/document'
import { type RenderWorker, startWorker } from './start-worker.ts'
import type { RenderAnswer, RenderTask } from './task.ts'

/** Draws documents in processes of their own, started when first needed; who finds them busy waits in line. */
export interface Renderers {
  /** PDF/A-3a with the attachments. Throws DocumentError. */
  pdf(input: DocumentInput, attachments: Attachments): Promise<Uint8Array>
  /** Throws DocumentError. */
  svg(input: DocumentInput): Promise<string>
  /** Throws DocumentError. */
  png(input: DocumentInput, size: { widthPx: number }): Promise<Uint8Array>
  /** PDF. */
  report(report: Report): Promise<Uint8Array>
  /** The processes that are running. */
  pids(): number[]
  /** Ends the processes; what still waits fails. */
  close(): Promise<void>
}

export interface RenderLimits {
  workers: number
  /** A process that has grown beyond this is replaced. */
  workerBytes: number
  timeoutMs: number
}

const standard: RenderLimits = {
  workers: Math.min(2, availableParallelism()),
  workerBytes: 250 * 1024 * 1024,
  timeoutMs: 20_000,
}

/** The document could not be drawn, through no fault of its texts. The message names nothing of it. */
export class RenderFailure extends Error {
  override name = 'RenderFailure'
}

/** A place for one process, which comes and goes. */
interface Place {
  worker: RenderWorker | undefined
}

export function openRenderers(limits: RenderLimits = standard): Renderers {
  const places = Array.from({ length: limits.workers }, (): Place => ({ worker: undefined }))
  const free = [...places]
  const waiting: ((place: Place) => void)[] = []
  let closed = false

  async function draw(task: RenderTask): Promise<Uint8Array | string> {
    const place = free.pop() ?? (await new Promise<Place>((resolve) => waiting.push(resolve)))
    try {
      return madeOf(await answerAt(place, task))
    } finally {
      const next = waiting.shift()
      if (next) next(place)
      else free.push(place)
    }
  }

  /** A process may end for reasons of its own, so a document gets a second one; not after having kept one too long. */
  async function answerAt(place: Place, task: RenderTask, isLastTry = false): Promise<RenderAnswer> {
    if (closed) throw new RenderFailure('The renderers are closed')
    place.worker ??= startWorker()
    const answer = await place.worker.ask(task, limits.timeoutMs)
    if (typeof answer === 'object') {
      if (answer.rssBytes > limits.workerBytes) await retire(place)
      return answer
    }
    place.worker = undefined
    if (answer === 'late') throw new RenderFailure(`A document took longer than ${limits.timeoutMs} ms`)
    if (isLastTry) throw new RenderFailure('Two processes ended over one document')
    return answerAt(place, task, true)
  }

  return {
    pdf: (input, attachments) => draw({ kind: 'pdf', input, attachments }) as Promise<Uint8Array>,
    svg: (input) => draw({ kind: 'svg', input }) as Promise<string>,
    png: (input, { widthPx }) => draw({ kind: 'png', input, widthPx }) as Promise<Uint8Array>,
    report: (report) => draw({ kind: 'report', report }) as Promise<Uint8Array>,
    pids: () => places.flatMap(({ worker }) => worker?.pid ?? []),
    close: async () => {
      closed = true
      await Promise.all(places.map(retire))
    },
  }
}

async function retire(place: Place): Promise<void> {
  const { worker } = place
  place.worker = undefined
  await worker?.stop()
}

function madeOf(answer: RenderAnswer): Uint8Array | string {
  if ('problem' in answer) throw new DocumentError(answer.problem)
  if ('failed' in answer) throw new RenderFailure('A document could not be drawn')
  return answer.made
}

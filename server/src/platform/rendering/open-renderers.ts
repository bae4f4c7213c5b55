import { availableParallelism } from 'node:os'
import { type Attachments, DocumentError, type DocumentInput, type Report } from '@credenza/document'
import { currentCaller } from '../processes/current-caller.ts'
import {
  openProcesses,
  type ProcessCounts,
  ProcessesClosed,
  ProcessFailure,
} from '../processes/open-processes.ts'
import { openRoom } from '../processes/room.ts'
import type { RenderAnswer, RenderTask } from './task.ts'

/**
 * Draws documents in separate processes; calls wait while these are busy. Callers take turns, so that nobody's many documents
 * hold up everyone else's; calls throw 'too_many_requests' when too many of one caller wait. Processes and not threads, because
 * the compiler is native code: only killing its process interrupts it, and only a process shows its memory and returns it.
 */
export interface Renderers {
  /** PDF/A-3a with the attachments. Throws DocumentError. */
  pdf(input: DocumentInput, attachments: Attachments): Promise<Uint8Array>
  /** Throws DocumentError. */
  svg(input: DocumentInput): Promise<string>
  /** Throws DocumentError, and RenderFailure beyond this CPU time. */
  png(input: DocumentInput, limits: { widthPx: number; cpuMs?: number }): Promise<Uint8Array>
  /** PDF. */
  report(report: Report): Promise<Uint8Array>
  /** Process ids of the running processes. */
  pids(): number[]
  /** Numbers since the start. */
  counts(): Readonly<ProcessCounts>
  /** Ends the processes. Tasks still waiting fail. */
  close(): Promise<void>
}

export interface RenderLimits {
  workers: number
  /** A process larger than this is replaced. */
  workerBytes: number
  timeoutMs: number
  /** How many documents may be drawn for one caller or wait; and for all callers. The server's own work is not limited. */
  mostOfOneCaller: number
  most: number
}

/** The width of an A4 page at 150 dots per inch. */
export const pageWidthPx = 1754

/** A process settles at 200 to 300 MB, whatever it draws. */
export const standardLimits: RenderLimits = {
  workers: Math.min(2, availableParallelism()),
  workerBytes: 320 * 1024 * 1024,
  timeoutMs: 20_000,
  mostOfOneCaller: 64,
  most: 256,
}

/** The document could not be drawn, but not because of its texts. The message contains nothing of it. */
export class RenderFailure extends Error {
  override name = 'RenderFailure'
}

export function openRenderers({
  workers,
  workerBytes,
  timeoutMs,
  ...limits
}: RenderLimits = standardLimits): Renderers {
  const processes = openProcesses<RenderTask, RenderAnswer>({
    module: new URL('./render-worker.ts', import.meta.url),
    // Documents are large buffers. Without this option, the process grows by a third before it frees them.
    execArgv: ['--max-semi-space-size=2'],
    places: workers,
    // Leaves one for others, whose documents may take less long.
    each: Math.max(1, workers - 1),
    keepBytes: workerBytes,
  })

  const room = openRoom({ ...limits, refusal: 'too_many_requests.drawings' })

  async function draw(task: RenderTask, cpuMs?: number): Promise<Uint8Array | string> {
    const caller = currentCaller()
    const leave = caller === undefined ? undefined : room.enter(caller)
    try {
      const { answer } = await processes.ask(task, {
        timeoutMs,
        ...(cpuMs && { cpuMs }),
        ...(caller !== undefined && { caller }),
      })
      return madeOf(answer)
    } catch (error) {
      const isFailure = error instanceof ProcessFailure || error instanceof ProcessesClosed
      throw isFailure ? new RenderFailure(error.message) : error
    } finally {
      leave?.()
    }
  }

  return {
    pdf: (input, attachments) => draw({ kind: 'pdf', input, attachments }) as Promise<Uint8Array>,
    svg: (input) => draw({ kind: 'svg', input }) as Promise<string>,
    png: (input, { widthPx, cpuMs }) => draw({ kind: 'png', input, widthPx }, cpuMs) as Promise<Uint8Array>,
    report: (report) => draw({ kind: 'report', report }) as Promise<Uint8Array>,
    pids: processes.pids,
    counts: processes.counts,
    close: processes.close,
  }
}

function madeOf(answer: RenderAnswer): Uint8Array | string {
  if ('problem' in answer) throw new DocumentError(answer.problem)
  if ('failed' in answer) throw new RenderFailure('A document could not be drawn')
  return answer.made
}

import { availableParallelism } from 'node:os'
import { type Attachments, DocumentError, type DocumentInput, type Report } from '@credenza/document'
import {
  openProcesses,
  type ProcessCounts,
  ProcessesClosed,
  ProcessFailure,
} from '../processes/open-processes.ts'
import type { RenderAnswer, RenderTask } from './task.ts'

/**
 * Draws documents in separate processes; calls wait while these are busy. Processes and not threads, because the compiler is
 * native code: only killing its process interrupts it, and only a process shows its memory and returns it.
 */
export interface Renderers {
  /** PDF/A-3a with the attachments. Throws DocumentError. */
  pdf(input: DocumentInput, attachments: Attachments): Promise<Uint8Array>
  /** Throws DocumentError. */
  svg(input: DocumentInput): Promise<string>
  /** Throws DocumentError. */
  png(input: DocumentInput, size: { widthPx: number }): Promise<Uint8Array>
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
}

/** A process settles at 200 to 300 MB, whatever it draws. */
export const standardLimits: RenderLimits = {
  workers: Math.min(2, availableParallelism()),
  workerBytes: 320 * 1024 * 1024,
  timeoutMs: 20_000,
}

/** The document could not be drawn, but not because of its texts. The message contains nothing of it. */
export class RenderFailure extends Error {
  override name = 'RenderFailure'
}

export function openRenderers({ workers, workerBytes, timeoutMs }: RenderLimits = standardLimits): Renderers {
  const processes = openProcesses<RenderTask, RenderAnswer>({
    module: new URL('./render-worker.ts', import.meta.url),
    // Documents are large buffers. Without this option, the process grows by a third before it frees them.
    execArgv: ['--max-semi-space-size=2'],
    places: workers,
    keepBytes: workerBytes,
  })

  async function draw(task: RenderTask): Promise<Uint8Array | string> {
    try {
      const { answer } = await processes.ask(task, { timeoutMs })
      return madeOf(answer)
    } catch (error) {
      const isFailure = error instanceof ProcessFailure || error instanceof ProcessesClosed
      throw isFailure ? new RenderFailure(error.message) : error
    }
  }

  return {
    pdf: (input, attachments) => draw({ kind: 'pdf', input, attachments }) as Promise<Uint8Array>,
    svg: (input) => draw({ kind: 'svg', input }) as Promise<string>,
    png: (input, { widthPx }) => draw({ kind: 'png', input, widthPx }) as Promise<Uint8Array>,
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

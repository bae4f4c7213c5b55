import { DocumentError } from '@credenza/document'
import { openRenderer } from '@credenza/document/renderer'
import { serveTasks } from '../processes/serve-tasks.ts'
import type { RenderAnswer, RenderTask } from './task.ts'

// One document per message. The renderer needs the event loop to run between two of them. The process ends with its channel.

const renderer = openRenderer()

serveTasks(make)

function make(task: RenderTask): RenderAnswer {
  try {
    return { made: draw(task) }
  } catch (error) {
    return error instanceof DocumentError ? { problem: error.problem } : { failed: true as const }
  }
}

function draw(task: RenderTask): Uint8Array | string {
  if (task.kind === 'pdf') return renderer.pdf(task.input, task.attachments)
  if (task.kind === 'png') return renderer.png(task.input, { widthPx: task.widthPx })
  if (task.kind === 'report') return renderer.report(task.report)
  return renderer.svg(task.input)
}

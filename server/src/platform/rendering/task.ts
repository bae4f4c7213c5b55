import type { Attachments, DocumentInput, DocumentProblem, Report } from '@credenza/document'

/** What a render worker is asked for. */
export type RenderTask =
  | { kind: 'pdf'; input: DocumentInput; attachments: Attachments }
  | { kind: 'svg'; input: DocumentInput }
  | { kind: 'png'; input: DocumentInput; widthPx: number }
  | { kind: 'report'; report: Report }

/** What it answers. */
export type RenderAnswer =
  | { made: Uint8Array | string }
  | { problem: DocumentProblem }
  /** Our own fault. Its message stays in the worker, because it may contain what was drawn. */
  | { failed: true }

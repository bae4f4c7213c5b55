import { appendFileSync, readFileSync } from 'node:fs'

export type Step = 'created' | 'signed' | 'accepted'

export interface Journal {
  /** Writes down what the server has acknowledged; on disk when it returns. */
  note(step: Step, ids: readonly string[]): void
  /** The ids written down for a step, in their order; one that was acknowledged twice stands there twice. */
  read(step: Step): string[]
}

/** The client's own record of what it was promised, in a file that no crash of the server touches. */
export function openJournal(path: string): Journal {
  return {
    note: (step, ids) => appendFileSync(path, ids.map((id) => `${step} ${id}\n`).join('')),
    read: (step) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line.startsWith(`${step} `))
        .map((line) => line.slice(step.length + 1)),
  }
}

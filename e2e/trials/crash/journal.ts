import { appendFileSync, readFileSync } from 'node:fs'

export type Step = 'created' | 'signed' | 'accepted'

export interface Journal {
  /** Records what the server has acknowledged. The record is on disk when this returns. */
  note(step: Step, ids: readonly string[]): void
  /** The ids recorded for a step, in order. One that was acknowledged twice appears twice. */
  read(step: Step): string[]
}

/** The client's own record of acknowledgements, in a file that a server crash cannot affect. */
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

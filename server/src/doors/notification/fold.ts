import { hourMs } from '@credenza/schema'
import type { NotableAction } from '@credenza/schema/notable'

/** Entries of one action that were written at the same instant, for example by one chunk of a batch. */
export interface Notable {
  seq: string
  action: NotableAction
  subject: string
  /** The amount that the newest entry moved, if it moved money. */
  amountFils: number | null
  at: Date
  count: number
}

const togetherMs = hourMs

/**
 * Joins neighbouring entries of the same action within an hour, newest first: a verifier who accepts 5,000 certificates in ten
 * chunks causes one notification.
 */
export function fold(entries: readonly Notable[]): Notable[] {
  const folded: Notable[] = []
  for (const entry of entries) {
    const last = folded.at(-1)
    const belongs = last?.action === entry.action && last.at.getTime() - entry.at.getTime() < togetherMs
    if (belongs) folded[folded.length - 1] = { ...last, count: last.count + entry.count }
    else folded.push(entry)
  }
  return folded
}

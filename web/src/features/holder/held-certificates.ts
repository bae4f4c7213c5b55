import type { Certificate } from '@credenza/schema/certificate'
import { isOver } from '@credenza/schema/certificate-state/transitions'

/** A certificate that its holder has, with the correction that waits to take its place. */
export interface Held<Own extends Certificate> {
  certificate: Own
  waiting: Own | undefined
}

/** Of the versions of each certificate the one that stands; the others are no certificates of their own. */
export function heldCertificates<Own extends Certificate>(all: readonly Own[]): Held<Own>[] {
  const standing = all.filter(({ state }) => state !== 'superseded')
  const held = standing.map((certificate) => ({
    certificate,
    waiting: standing.find((other) => other.corrects === certificate._id && !isOver(other.state)),
  }))
  const waiting = new Set(held.map((one) => one.waiting))
  return held.filter(({ certificate }) => !waiting.has(certificate))
}

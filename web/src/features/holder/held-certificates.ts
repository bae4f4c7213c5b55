import type { Certificate } from '@credenza/schema/certificate'
import { isOver } from '@credenza/schema/certificate-state/transitions'

/** A holder's certificate, with the correction waiting to replace it. */
export interface Held<Own extends Certificate> {
  certificate: Own
  waiting: Own | undefined
}

/** The version in force of each certificate. Other versions are not listed as certificates. */
export function heldCertificates<Own extends Certificate>(all: readonly Own[]): Held<Own>[] {
  const standing = all.filter(({ state }) => state !== 'superseded')
  const held = standing.map((certificate) => ({
    certificate,
    waiting: standing.find((other) => other.corrects === certificate._id && !isOver(other.state)),
  }))
  const waiting = new Set(held.map((one) => one.waiting))
  return held.filter(({ certificate }) => !waiting.has(certificate))
}

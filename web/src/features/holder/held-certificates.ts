import type { Certificate } from '@credenza/schema/certificate'

/** A certificate that its holder has, with the correction that waits to take its place. */
export interface Held<Own extends Certificate> {
  certificate: Own
  waiting: Own | undefined
}

/** Of the versions of each certificate the one that stands; the others are no certificates of their own. */
export function heldCertificates<Own extends Certificate>(all: readonly Own[]): Held<Own>[] {
  const standing = all.filter(({ supersededBy }) => supersededBy === '')
  const held = standing.map((certificate) => ({
    certificate,
    waiting: standing.find((other) => other.corrects === certificate._id && mayTakePlace(other)),
  }))
  const waiting = new Set(held.map((one) => one.waiting))
  return held.filter(({ certificate }) => !waiting.has(certificate))
}

/** As the server decides it (docs/decisions/0018-corrections.md). */
const mayTakePlace = ({ status, revokedAt }: Certificate): boolean => status !== '2' && revokedAt === ''

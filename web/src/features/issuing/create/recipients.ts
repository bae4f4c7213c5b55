import type { StudentFilter, StudentSelection } from '@credenza/schema/selection'
import type { Student } from '@credenza/schema/student'

/**
 * Who gets the certificate: students chosen by name, in the order of choosing, or all who match a filter, however many,
 * with exceptions.
 */
export type Recipients =
  | { kind: 'named'; students: ReadonlyMap<string, Student> }
  | { kind: 'all'; filter: StudentFilter; total: number; except: ReadonlySet<string> }

export const nobody: Recipients = { kind: 'named', students: new Map() }

export const only = (student: Student): Recipients => ({
  kind: 'named',
  students: new Map([[student._id, student]]),
})

export const countOf = (recipients: Recipients): number =>
  recipients.kind === 'named'
    ? recipients.students.size
    : Math.max(0, recipients.total - recipients.except.size)

/** Whether a student is a recipient. With 'all', the student must match the filter, as all shown students do. */
export const isRecipient = (recipients: Recipients, id: string): boolean =>
  recipients.kind === 'named' ? recipients.students.has(id) : !recipients.except.has(id)

/** Adds a student, or removes one already included. */
export function toggled(recipients: Recipients, student: Student): Recipients {
  if (recipients.kind === 'all') return { ...recipients, except: flipped(recipients.except, student._id) }
  const students = new Map(recipients.students)
  if (!students.delete(student._id)) students.set(student._id, student)
  return { kind: 'named', students }
}

/** Adds all of these, or removes them if all were already included. */
export function toggledAll(recipients: Recipients, found: readonly Student[]): Recipients {
  const students = new Map(recipients.kind === 'named' ? recipients.students : [])
  const every = found.every((student) => students.has(student._id))
  for (const student of found) every ? students.delete(student._id) : students.set(student._id, student)
  return { kind: 'named', students }
}

/** The selection to send to the server. */
export const selectionOf = (recipients: Recipients): StudentSelection =>
  recipients.kind === 'named'
    ? { ids: [...recipients.students.keys()] }
    : { filter: recipients.filter, except: [...recipients.except] }

function flipped(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}

import type { Role } from '@credenza/schema/account'
import { searchTexts as texts } from '../../texts/search.ts'
import { type NavigationLink, pagesOf } from '../navigation.ts'

/** A place to go, by its path in this app. */
export type Command = Pick<NavigationLink, 'to' | 'label'>

/** At this address, the dashboard opens the dialog for new certificates. */
export const createPath = '/issuer?create=true'

const actsOf: Record<Role, Command[]> = {
  issuer: [
    { to: createPath, label: texts.createCertificate },
    { to: '/addStudent', label: texts.addStudent },
    { to: '/issuer/templates/new', label: texts.newTemplate },
    { to: '/verify', label: texts.verify },
  ],
  verifier: [{ to: '/verify', label: texts.verify }],
  student: [{ to: '/verify', label: texts.verify }],
  admin: [{ to: '/verify', label: texts.verify }],
}

/** What a role can do and where it can go, limited to labels that contain every word of the search. */
export function commandsOf(
  role: Role,
  search: string,
  { header, more, account } = pagesOf[role],
): { acts: Command[]; pages: Command[] } {
  const matches = matching(search)
  return {
    acts: actsOf[role].filter(matches),
    pages: [...header, ...more, ...account].filter(matches),
  }
}

/** Whether a label contains every word of the search, in any order and case. */
export function matching(search: string): (command: { label: string }) => boolean {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return ({ label }) => words.every((word) => label.toLocaleLowerCase().includes(word))
}

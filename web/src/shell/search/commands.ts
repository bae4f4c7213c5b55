import type { Role } from '@credenza/schema/account'
import { folded } from '@credenza/schema/folded'
import type { Permission } from '@credenza/schema/member-role'
import { searchTexts as texts } from '../../texts/search.ts'
import { type NavigationLink, pagesOf } from '../navigation.ts'

/** A place to go, by its path in this app. */
export interface Command extends Pick<NavigationLink, 'to' | 'label'> {
  /** What a person needs to act there; without it, nothing. */
  needs?: Permission
}

/** At this address, the dashboard opens the dialog for new certificates. */
export const createPath = '/issuer?create=true'

const actsOf: Record<Role, Command[]> = {
  issuer: [
    { to: createPath, label: texts.createCertificate, needs: 'prepare' },
    { to: '/addStudent', label: texts.addStudent, needs: 'prepare' },
    { to: '/issuer/templates/new', label: texts.newTemplate, needs: 'manage' },
    { to: '/verify', label: texts.verify },
  ],
  verifier: [{ to: '/verify', label: texts.verify }],
  student: [{ to: '/verify', label: texts.verify }],
  admin: [{ to: '/verify', label: texts.verify }],
}

/** What a person of a role can do and where they can go, limited to labels that contain every word of the search. */
export function commandsOf(
  role: Role,
  search: string,
  { header, more, account } = pagesOf[role],
  permitted: (permission: Permission) => boolean = () => true,
): { acts: Command[]; pages: Command[] } {
  const matches = matching(search)
  return {
    acts: actsOf[role].filter(({ needs }) => !needs || permitted(needs)).filter(matches),
    pages: [...header, ...more, ...account].filter(matches),
  }
}

/** Whether a label contains every word of the search, in any order and case. */
export function matching(search: string): (command: { label: string }) => boolean {
  const words = folded(search).split(' ')
  return ({ label }) => words.every((word) => folded(label).includes(word))
}

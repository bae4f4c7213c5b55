import { auditTexts } from '../texts/audit.ts'

/** What an entry of a trail is called; one of another release, which has no name here, by its code. */
export const actionName = (action: string): string =>
  (auditTexts.actions as Readonly<Record<string, string>>)[action] ?? action

import { auditTexts } from '../texts/audit.ts'

/** What an entry of a trail is called; its code, if it is of another release and has no name here. */
export const actionName = (action: string): string =>
  (auditTexts.actions as Readonly<Record<string, string>>)[action] ?? action

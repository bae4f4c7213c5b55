import { auditTexts } from '../../texts/audit.ts'

/** The name of a trail entry's action, or its code if it comes from another release and has no name here. */
export const actionName = (action: string): string =>
  (auditTexts.actions as Readonly<Record<string, string>>)[action] ?? action

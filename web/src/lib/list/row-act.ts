import { common } from '../../texts/common.ts'

/** The accessible name of a button that each row or card has. It begins with what the button shows (WCAG 2.5.3). */
export const rowAct = (label: string, ...row: readonly string[]): string =>
  label + common.colon + row.join(common.comma)

import type { SetupState } from '@credenza/schema'

/** The state after a switch on or off; switching on requires a test. */
export const switchedTo = (on: boolean, before: SetupState): SetupState => {
  if (on) return 'on'
  return before === 'draft' ? 'draft' : 'tested'
}

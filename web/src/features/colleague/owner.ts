import type { Colleague } from '@credenza/schema/colleague'

/** Whether the person who reads this list owns the organisation; false until it is loaded. */
export const isYouOwner = (colleagues: readonly Colleague[] = []): boolean =>
  colleagues.some(({ isYou, state }) => isYou && state === 'owner')

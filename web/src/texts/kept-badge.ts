/** Words for badges of other issuers. */
export const keptBadgeTexts = {
  title: 'Badges from elsewhere',
  lead: 'Open Badges that other issuers gave you. Apps that you connect can read them.',
  choose: 'Add a badge file',
  hint: 'An Open Badge 3.0 as a .json or .jwt file.',
  none: 'You keep no badges from elsewhere.',
  kept: 'Badge added.',
  check: 'Check',
  checkNamed: (badge: string) => `Check ${badge}`,
  remove: 'Remove',
  removeNamed: (badge: string) => `Remove ${badge}`,
  removeTitle: 'Remove this badge?',
  removeText: 'It is deleted here. Its issuer can send it to you again.',
  removed: 'Badge removed.',
  yours: 'It names your email address as the recipient’s.',
  notYours: 'It does not name your email address. Others cannot see from it that it is yours.',
  save: 'Save the badge file',
} as const

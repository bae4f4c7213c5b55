/** Words about who reviews certificates and what that costs, before they are created or signed. */
export const quoteTexts = {
  label: 'Review and cost',
  loading: 'Checking who reviews and what it costs...',
  reviewers: 'Who reviews',
  every: (names: string) => `Every approved verifier: ${names}. The first decision counts.`,
  chosen: (names: string) => `The verifiers you chose: ${names}. The first decision counts.`,
  nobody: 'No verifier is approved yet. Requests wait until one is.',
  others: (count: string) => `${count} more`,
  cost: 'Cost',
  free: 'Free: no verifier charges a fee for this.',
  paidByStudent: 'Free for you: the student who uploaded it pays the verifier.',
  single: (amount: string) => `${amount}, charged when a verifier accepts it.`,
  singleRange: (least: string, most: string) =>
    `${least} to ${most}, depending on the verifier that accepts it.`,
  several: (each: string, sum: string) => `${each} each, ${sum} in all, charged as verifiers accept.`,
  severalRange: (least: string, most: string, sum: string) =>
    `${least} to ${most} each, depending on the verifier that accepts. At most ${sum} in all.`,
  rule: {
    create: 'The price is fixed when you create them. A decline costs nothing.',
    sign: 'The price was fixed at creation. A decline costs nothing.',
  },
} as const

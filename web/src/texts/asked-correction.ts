/** Words for holders who ask for a correction. */
export const askedCorrectionTexts = {
  ask: {
    button: 'Request a correction',
    title: 'Request a correction',
    lead: (issuer: string) =>
      `Enter what the certificate should say. ${issuer} will read your request and answer it.`,
    changes: 'Your changes',
    why: 'Why',
    whyHint: 'How the issuer can check this, for example by the name in your passport.',
    submit: 'Send request',
    running: 'Sending request...',
    done: 'Your request was sent.',
  },
  asked: {
    open: (date: string) => `You asked for a correction on ${date}.`,
    approved:
      'The issuer has accepted your request. This certificate stays as it is until the corrected one replaces it.',
    declined: (date: string) => `The issuer declined your request on ${date}:`,
    withdraw: 'Withdraw',
    withdrawn: 'Request withdrawn.',
    failed: 'Your requests could not be loaded.',
  },
} as const

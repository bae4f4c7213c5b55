/** Where an organisation stands that is not approved, and its next step. */
export const gateTexts = {
  complete: '+ Complete Onboarding',
  onboardTitle: 'Complete your onboarding.',
  onboardText: 'We need your business licence and a few details before an administrator can approve you.',
  waitText: 'Your details are under review. You can start as soon as you are approved.',
  returnedTitle: 'Your application was returned to you.',
  returnedText: 'Correct it and submit it again. An administrator wrote:',
  suspendedTitle: 'Your organisation is suspended.',
  suspendedText: 'You can’t create or decide anything until an administrator reinstates it. The reason:',
  noReason: 'No reason was given.',
} as const

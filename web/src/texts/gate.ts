/** Where an organisation stands that is not approved, and its next step. */
export const gateTexts = {
  complete: '+ Complete Onboarding',
  onboardTitle: 'Complete your onboarding.',
  onboardText: 'We need your business license and a few details before an administrator can approve you.',
  waitText: 'Your details are under review. Everything opens as soon as you are approved.',
  returnedTitle: 'Your application was returned to you.',
  returnedText: 'Correct it and send it again. An administrator wrote:',
  suspendedTitle: 'Your organisation is suspended.',
  suspendedText: 'Nothing can be created or decided until an administrator lifts it. The reason:',
  noReason: 'No reason was given.',
} as const

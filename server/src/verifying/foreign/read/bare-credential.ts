import { isEnveloped, isPresentation } from '@credenza/credential/verify'

/** Whether JSON is itself what we judge, and not a presentation, a file or an envelope of the credential that we judge. */
export const isBareCredential = (value: Record<string, unknown>): boolean =>
  '@context' in value && !isPresentation(value) && !isEnveloped(value)

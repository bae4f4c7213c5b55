import { isEnveloped } from '@credenza/credential/verify'

export const isPresentation = ({ type }: Record<string, unknown>): boolean =>
  [type].flat().includes('VerifiablePresentation')

/** Whether JSON is itself what we judge, and not a presentation, a file or an envelope of the credential that we judge. */
export const isBareCredential = (value: Record<string, unknown>): boolean =>
  '@context' in value && !isPresentation(value) && !isEnveloped(value)

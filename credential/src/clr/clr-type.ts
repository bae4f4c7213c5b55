/** CLR 2.0: the type of a transcript, besides VerifiableCredential. */
export const CLR_TYPE = 'ClrCredential'

/** Whether a document says that it is a transcript. */
export const isTranscript = ({ type }: Record<string, unknown>): boolean =>
  Array.isArray(type) && type[1] === CLR_TYPE

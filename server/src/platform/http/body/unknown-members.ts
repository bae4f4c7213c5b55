import { fieldSentence } from '@credenza/schema/issues/issue-sentence'
import { ApiError } from '../api-error.ts'

/** Refuses members that a call does not know, since ignoring them could mean something else than the caller meant. */
export const unknownMembers = (names: readonly string[]): ApiError =>
  new ApiError(fieldSentence('invalid.unknown_members', { names }))

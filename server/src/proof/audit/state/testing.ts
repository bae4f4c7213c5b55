import { openRecordedState } from './state-digests.ts'

/** For trails of which no table is recorded. */
export const nothingRecorded = openRecordedState([])

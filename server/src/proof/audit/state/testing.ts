import { openRecordedState } from './state-digests.ts'

/** For trails without recorded tables. */
export const nothingRecorded = openRecordedState([])

export { signTranscript } from './sign-transcript.ts'
export { transcriptIn } from './transcript-in.ts'

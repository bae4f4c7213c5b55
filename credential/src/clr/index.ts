export { signTranscript } from './sign-transcript.ts'

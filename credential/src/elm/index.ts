export { signElm } from './sign-elm.ts'

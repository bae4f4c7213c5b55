export { StepOne as default } from '../features/sign-up/step-one.tsx'

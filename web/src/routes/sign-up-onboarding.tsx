export { StepTwo as default } from '../features/sign-up/step-two.tsx'

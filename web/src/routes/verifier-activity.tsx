import { Activity } from '../features/batch/activity.tsx'

export default function VerifierActivity() {
  return <Activity of="verifier" />
}

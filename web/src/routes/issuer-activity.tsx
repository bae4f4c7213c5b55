import { Activity } from '../features/batch/activity.tsx'

export default function IssuerActivity() {
  return <Activity of="issuer" />
}

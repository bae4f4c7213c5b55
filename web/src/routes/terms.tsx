import { SitePage } from '../features/site-page/site-page.tsx'

export default function Terms() {
  return <SitePage page="terms" />
}

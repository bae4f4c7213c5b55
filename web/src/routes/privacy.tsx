import { SitePage } from '../features/site-page/site-page.tsx'

export default function Privacy() {
  return <SitePage page="privacy" />
}

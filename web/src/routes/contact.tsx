import { SitePage } from '../features/site-page/site-page.tsx'

export default function Contact() {
  return <SitePage page="contact" />
}

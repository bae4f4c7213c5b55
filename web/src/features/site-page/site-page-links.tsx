import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { sitePageTexts as texts } from '../../texts/site-page.ts'
import { sitePageNamesQuery } from './site-page-calls.ts'

/** Links to the pages that the administrator has written; nothing until they are known. */
export default function SitePageLinks({ className }: { className: string | undefined }) {
  const { data: pages = [] } = useQuery(sitePageNamesQuery)
  if (pages.length === 0) return null
  return (
    <nav className={className} aria-label={texts.footer}>
      {pages.map((page) => (
        <Link key={page} to={`/${page}`}>
          {texts.titles[page]}
        </Link>
      ))}
    </nav>
  )
}

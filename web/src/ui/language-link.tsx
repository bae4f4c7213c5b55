import { Anchor } from '@mantine/core'
import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { common } from '../texts/common.ts'

const { code, name } = common.language.other
const switchPath = (next: string) => `/language/${code}?next=${encodeURIComponent(next)}`

/** Links to this page in the other language. */
export function LanguageLink() {
  const { pathname } = useLocation()
  return (
    <Anchor
      href={switchPath(pathname)}
      lang={code}
      hrefLang={code}
      onClick={keepPlace}
      fz="sm"
      c="inherit"
      px={6}
      style={{ whiteSpace: 'nowrap' }}
    >
      {name}
    </Anchor>
  )
}

/** Prerendered pages know neither query nor fragment. The fragment may hold a key: the browser keeps it to itself. */
function keepPlace({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const { pathname, search, hash } = window.location
  currentTarget.href = switchPath(pathname + search) + hash
}

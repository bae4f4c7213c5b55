import { Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { common } from '../../texts/common.ts'

/** The h1 of a screen, which takes focus after a navigation, and the title of the browser tab. */
export function PageTitle({ title, tab = title }: { title: string; tab?: string | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <title>{`${tab} · ${common.product}`}</title>
      <Title order={1} fz={26} ref={heading} tabIndex={-1}>
        {title}
      </Title>
    </>
  )
}

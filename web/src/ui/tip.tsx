import { type ReactNode, Suspense, useRef, useState } from 'react'
import { lazy } from '../lib/lazy.ts'

const Tooltip = lazy(() => import('./tooltip.ts'))

interface TipProps {
  /** What is shown; nothing if false. Where the control's own name does not say it, repeat it as its aria-description. */
  label: string | false | undefined
  children: ReactNode
}

/** A hint on the control inside it, loaded and rendered only when someone points at or focuses it: lists have many. */
export function Tip({ label, children }: TipProps) {
  const wrapper = useRef<HTMLSpanElement>(null)
  const [target, setTarget] = useState<Element | null>(null)
  const ask = () => setTarget(wrapper.current?.firstElementChild ?? null)
  const leave = () => setTarget(null)
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens; people use the control inside it. */}
      <span
        ref={wrapper}
        style={{ display: 'contents' }}
        onMouseEnter={ask}
        onMouseLeave={leave}
        onFocus={ask}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Escape' && leave()}
      >
        {children}
      </span>
      {label && target instanceof HTMLElement && (
        <Suspense fallback={null}>
          <Tooltip opened target={target} label={label} multiline maw={260} />
        </Suspense>
      )}
    </>
  )
}

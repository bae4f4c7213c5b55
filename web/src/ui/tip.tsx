import { type ReactNode, Suspense, useRef, useState } from 'react'
import { lazy } from '../lib/browser/lazy.ts'

const Tooltip = lazy(() => import('./tooltip.ts'))

interface TipProps {
  /**
   * The text of the hint; nothing if false. If the control's own name does not say the same, repeat it as its
   * aria-description.
   */
  label: string | false | undefined
  children: ReactNode
}

/**
 * A hint for the control inside. It is loaded and rendered only when somebody points at or focuses the control, because
 * lists have many.
 */
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

/**
 * A button that is disabled while its act runs loses focus, and so does a switch or a field. When it can be used again and focus
 * is nowhere else, it gets it back. Returns a function that stops this.
 */
export function returnLostFocus(): () => void {
  let last: Element | null = null
  const note = () => {
    last = document.activeElement
  }
  const observer = new MutationObserver((changes) => {
    const { activeElement } = document
    const isNowhere = activeElement === document.body || activeElement === last
    if (!isNowhere || !(last instanceof HTMLElement) || last.matches(':disabled')) return
    if (changes.some(({ target }) => target === last)) last.focus({ preventScroll: true })
  })
  addEventListener('focusin', note)
  observer.observe(document.body, { attributeFilter: ['disabled'], subtree: true })
  return () => {
    removeEventListener('focusin', note)
    observer.disconnect()
  }
}

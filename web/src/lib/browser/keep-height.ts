/** A ref that keeps an element's height in a variable of the page, for the styles of what floats above that element. */
export const keepHeight = (variable: `--${string}`) => (element: HTMLElement | null) => {
  if (!element) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty(variable, `${element.offsetHeight}px`))
  observer.observe(element)
  return () => {
    observer.disconnect()
    style.removeProperty(variable)
  }
}

type Attributes = Record<string, string>

/** Makes an element with attributes and children. Strings stay text: nothing here is ever parsed as HTML. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}

/** A section with a heading. */
export function section(title: string, ...children: (Node | string)[]): HTMLElement {
  return element('section', {}, element('h2', {}, title), ...children)
}

/** Label and value pairs; pairs without a value are left out. */
export function pairs(rows: readonly (readonly [label: string, value: string])[]): HTMLElement {
  const shown = rows.filter(([, value]) => value !== '')
  return element(
    'dl',
    {},
    ...shown.map(([label, value]) =>
      element('div', {}, element('dt', {}, label), element('dd', {}, element('bdi', {}, value))),
    ),
  )
}

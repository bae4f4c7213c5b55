import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { emailCell, TextCell } from './text-cell.tsx'

it('what a cell cuts can be read in its title', () => {
  const { container } = render(
    <>
      <TextCell>Noura</TextCell>
      <TextCell below={<bdi>100298</bdi>}>Noura Al Mansoori</TextCell>
      <TextCell title="Laboratory Safety">
        <a href="/certificate/1">Laboratory Safety</a>
      </TextCell>
      {emailCell({ getValue: () => 'noura@demo.example' })}
    </>,
  )
  const titles = [...container.querySelectorAll('[title]')].map((cell) => cell.getAttribute('title'))
  expect(titles).toEqual(['Noura', 'Noura Al Mansoori', 'Laboratory Safety', 'noura@demo.example'])
})

it('a second line is below the text, and an empty one takes no room', () => {
  const { container } = render(
    <>
      <TextCell below={<bdi>100298</bdi>}>Noura</TextCell>
      <TextCell below="">Omar</TextCell>
    </>,
  )
  expect([...container.children].map(({ children }) => children.length)).toEqual([2, 0])
  expect(container.firstElementChild?.lastElementChild?.textContent).toBe('100298')
})

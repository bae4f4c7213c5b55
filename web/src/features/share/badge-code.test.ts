import { expect, it } from 'vitest'
import { badgeCode } from './badge-code.ts'

const place = { origin: 'https://credenza.example', language: 'ar', alt: 'Of "A & B" <University>' } as const

it('links to the certificate with its key, and shows the picture in the chosen language', () => {
  const page = document.createElement('div')
  page.innerHTML = badgeCode({ slug: 'slug-0', documentKey: 'key_-1' }, place)
  const link = page.querySelector('a')!
  const picture = link.querySelector('img')!
  expect(link.href).toBe('https://credenza.example/verify/slug-0#key_-1')
  expect(picture.src).toBe('https://credenza.example/badge/slug-0.svg?lang=ar')
  expect(picture.alt).toBe(place.alt)
  expect([link.rel, picture.getAttribute('referrerpolicy')]).toEqual(['noreferrer', 'no-referrer'])
  expect(page.children).toHaveLength(1)
})

import type { DocumentFacts } from '@credenza/document'

const names = [
  'Amélie Hoffmann-Reyes',
  'ليلى عبد الله الهاشمي',
  'Zoë Núñez-Søndergård',
  'محمد بن راشد الكتبي',
]

/** The facts of one of many certificates. No two share a name, number or link, and every other name is Arabic. */
export const factsOf = (i: number): DocumentFacts => ({
  name: `${names[i % names.length]} ${i}`,
  title: 'Master of Science in Data Engineering',
  type: 'Degree',
  issuer: 'University of Northern Arabia',
  date: '2026-11-21',
  number: `NA-2026-${i}`,
  link: `https://credenza.example/v/8Gk2mZ4QxT1c${i}`,
  standing: 'verified',
  digitalSignature:
    'z4oJ8bkqZ2fYw1sP5uVhXc9RnTgAe7LmBdKi3QtSx6Cv2GjHyWpNrEzU8aFoMbD4kTq7XnV1cRsLgPwJhYe5mKuA',
  recorded: true,
  language: 'en',
})

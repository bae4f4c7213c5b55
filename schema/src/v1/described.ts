import type { z } from 'zod'

/**
 * The members of a schema that the web app loads too, each with a description for /v1/openapi.json, so that no page has to load
 * the words.
 */
export const described = <const Shape extends Record<string, z.ZodType>>(
  shape: Shape,
  words: { [Name in keyof Shape]: string },
): Shape =>
  // The cast is safe: a description changes no type.
  Object.fromEntries(
    Object.entries(shape).map(([name, member]) => [name, member.describe(words[name as keyof Shape])]),
  ) as Record<string, z.ZodType> as Shape

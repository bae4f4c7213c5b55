import type { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'

type Config = NonNullable<Parameters<typeof createJsonSchemaTransform>[0]['zodToJsonConfig']>

/**
 * For a document whose named schemas are in a registry of their own. Zod then reads descriptions from that registry alone, but
 * `describe` and `meta` write into the global one.
 */
export const describedByZod = {
  override: ({ zodSchema, jsonSchema }) => {
    const { id: _, ...said } = z.globalRegistry.get(zodSchema) ?? {}
    Object.assign(jsonSchema, { ...said, ...jsonSchema })
  },
} satisfies Config

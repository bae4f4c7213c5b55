import { z } from 'zod'

/** The named schemas of /v1: the components of /v1/openapi.json, separate from the web app's schemas. */
export const v1Registry = z.registry<{ id: string; description?: string; examples?: readonly unknown[] }>()

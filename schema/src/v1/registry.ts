import { z } from 'zod'

/** The named schemas of /v1: they become the components of /v1/openapi.json, apart from those of the web app's calls. */
export const v1Registry = z.registry<{ id: string; description?: string; examples?: readonly unknown[] }>()

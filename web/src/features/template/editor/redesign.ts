import type { TemplateSettings } from '@credenza/schema/template'

/**
 * Moves settings to another design. Values that the old design starts with are replaced by the new one's; changed values
 * stay. If the old design's values are unknown, all stay.
 */
export function redesigned(
  settings: TemplateSettings,
  first: TemplateSettings | undefined,
  next: TemplateSettings,
): TemplateSettings {
  if (!first) return { ...settings, design: next.design }
  return merged(settings, first, next) as TemplateSettings
}

function merged(value: unknown, first: unknown, next: unknown): unknown {
  if (isGroup(value) && isGroup(first) && isGroup(next)) {
    const fields = Object.keys(next).map((name) => [name, merged(value[name], first[name], next[name])])
    return Object.fromEntries(fields)
  }
  const isUntouched = value === undefined || JSON.stringify(value) === JSON.stringify(first)
  return isUntouched ? next : value
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const systems = ['iPhone', 'iPad', 'Android', 'Windows', 'Macintosh', 'CrOS', 'Linux'] as const
const names: Record<string, string> = {
  Macintosh: 'Mac',
  CrOS: 'Chromebook',
  Windows: 'Windows PC',
  Linux: 'Linux PC',
}

/** What people call the device that they are using, from its User-Agent: 'iPhone', 'Windows PC'; undefined if unknown. */
export function deviceName(userAgent: string): string | undefined {
  const system = systems.find((one) => userAgent.includes(one))
  return system && (names[system] ?? system)
}

export const verifyTexts = { verdict: { valid: 'VALID' } } as const

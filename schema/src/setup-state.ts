/** Of a connection to a service: it can only be switched on after a test, which must be repeated after every change. */
export const setupStates = ['draft', 'tested', 'on'] as const
export type SetupState = (typeof setupStates)[number]

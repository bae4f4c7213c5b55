/** The state in a queue's address that means all; without a state, the queue shows what is pending. */
export const everyState = 'all'

/** In a queue's address; without a state it shows what is pending. */
export const everyState = 'all'

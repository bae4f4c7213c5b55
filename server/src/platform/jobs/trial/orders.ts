import { defineQueue } from '../queue.ts'

export const orders = defineQueue<{ order: string }>('trial-orders')

import type { Context } from '../../context.ts'
import { listenOn } from '../../platform/db/wake.ts'
import { faultOf } from '../../platform/fault-of.ts'
import { collectMessages } from './collect-messages.ts'
import { deliverDue, dueWebhooks } from './deliver-messages.ts'
import type { WebhookRow } from './webhook-store.ts'

/** How often the trails are polled if no notification comes; retries become due in between. */
const pollMs = 2_000

/**
 * Turns the trails into messages and delivers them, in every process with jobs, until `signal` aborts. Each webhook has its own
 * loop, so that a receiver that hangs delays only itself. In a job queue all workers would wait for it.
 */
export async function runWebhooks(ctx: Context, signal: AbortSignal): Promise<void> {
  const waker = listenOn(ctx.database.directUrl, ['audit'])
  const loops = new Map<string, Promise<void>>()
  const startLoop = (webhook: WebhookRow) => {
    if (loops.has(webhook.id)) return
    const loop = deliverAll(ctx, webhook, signal).finally(() => loops.delete(webhook.id))
    loops.set(webhook.id, loop)
  }
  while (!signal.aborted) {
    try {
      await collectMessages(ctx)
      for (const webhook of await dueWebhooks(ctx)) startLoop(webhook)
    } catch (error) {
      warn(ctx, error, 'Webhooks wait')
    }
    await waker.wait(pollMs, signal)
  }
  await Promise.all(loops.values())
  await waker.close()
}

/** Delivers until nothing is due. Reads the webhook's settings and standing again after every few messages. */
async function deliverAll(ctx: Context, webhook: WebhookRow, signal: AbortSignal): Promise<void> {
  try {
    let current: WebhookRow | undefined = webhook
    while (current && !signal.aborted && (await deliverDue(ctx, current, signal))) {
      current = await ctx.db
        .selectFrom('webhook')
        .selectAll()
        .where('org_id', '=', webhook.org_id)
        .where('id', '=', webhook.id)
        .where('enabled', '=', true)
        .executeTakeFirst()
    }
  } catch (error) {
    if (!signal.aborted) warn(ctx, error, 'A webhook waits')
  }
}

function warn(ctx: Context, error: unknown, text: string): void {
  ctx.log.warn({ fault: faultOf(error) }, text)
}

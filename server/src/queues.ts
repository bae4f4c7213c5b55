import { runStoreDocuments, storeDocuments } from './certificates/certificate/sealed/store-documents.job.ts'
import {
  runSupersedeCorrected,
  supersedeCorrected,
} from './certificates/correction/supersede-corrected.job.ts'
import { planDeliveries, runPlanDeliveries } from './certificates/delivery/plan-deliveries.job.ts'
import { runSendDelivery, sendDelivery } from './certificates/delivery/send-delivery.job.ts'
import { runTellHoldersOfTheft, tellHoldersOfTheft } from './certificates/issuer-key/tell-holders.job.ts'
import type { Context, Tx } from './context.ts'
import { runBatch, runBatches } from './doors/batch/run-batch.job.ts'
import { deleteBlocks, runDeleteBlocks } from './holders/erasure/erase-documents.ts'
import { erasePersons, runErasePerson } from './holders/erasure/erase-person.job.ts'
import { markErasures, runMarkErasure } from './holders/erasure/markers.ts'
import { runSendBreachLetters, sendBreachLetters } from './operating/breach/send-letters.job.ts'
import { runSendCode, sendCode } from './people/account/mailed-code/send-code.job.ts'
import { importStudents, runImportStudents } from './people/student/import/import-students.job.ts'
import { reviewSheets, runReviewSheet } from './people/student/import/review-sheet.job.ts'
import type { Queue } from './platform/jobs/queue.ts'
import { runSendMail, sendMail } from './platform/mail/send-mail.job.ts'
import { handOverInvoice, runHandOverInvoice } from './review/invoice/hand-over-invoice.job.ts'
import { refundCard, runRefundCard } from './review/payment/refund-card.job.ts'
import { runCheck, runChecks } from './verifying/check/run-check.job.ts'

interface WorkedQueue {
  queue: Queue<object>
  work(ctx: Context): Promise<void>
}

const inTransaction = <P extends object>(
  queue: Queue<P>,
  run: (ctx: Context, tx: Tx, data: P) => Promise<void>,
): WorkedQueue => ({
  queue,
  work: (ctx) => ctx.jobs.work(queue, (tx, { data }) => run(ctx, tx, data)),
})

const outside = <P extends object>(
  queue: Queue<P>,
  run: (ctx: Context, data: P, signal: AbortSignal) => Promise<void>,
): WorkedQueue => ({
  queue,
  work: (ctx) => ctx.jobs.workOutside(queue, ({ data, signal }) => run(ctx, data, signal)),
})

/** Every queue and its worker: in the job's own transaction, or outside it if the effect is elsewhere. */
export const queues: readonly WorkedQueue[] = [
  outside(reviewSheets, runReviewSheet),
  outside(importStudents, runImportStudents),
  outside(runBatches, runBatch),
  outside(runChecks, runCheck),
  outside(storeDocuments, runStoreDocuments),
  outside(deleteBlocks, runDeleteBlocks),
  outside(supersedeCorrected, runSupersedeCorrected),
  inTransaction(planDeliveries, runPlanDeliveries),
  outside(sendDelivery, runSendDelivery),
  outside(sendMail, runSendMail),
  inTransaction(sendCode, runSendCode),
  inTransaction(erasePersons, runErasePerson),
  outside(markErasures, runMarkErasure),
  outside(sendBreachLetters, runSendBreachLetters),
  outside(tellHoldersOfTheft, runTellHoldersOfTheft),
  outside(handOverInvoice, runHandOverInvoice),
  outside(refundCard, runRefundCard),
]

/** Makes this process work all of them. */
export async function workQueues(ctx: Context): Promise<void> {
  for (const { work } of queues) await work(ctx)
}

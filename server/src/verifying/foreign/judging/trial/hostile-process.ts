import { setTimeout as pause } from 'node:timers/promises'
import { hostileBodies } from './hostile-bodies.ts'

// Sends hostile bodies, from one address per sender, and reports the answers when its input ends.

const [url = '', senders = '50'] = process.argv.slice(2)
const bodies = Object.entries(hostileBodies)
const answers = new Map<string, number>()
let longestMs = 0
let sent = 0
let isOver = false

async function send(sender: number): Promise<void> {
  while (!isOver) {
    const [name, body] = bodies[sent++ % bodies.length]!
    const began = performance.now()
    // No address repeats within a minute, because the limit per address is not tested here.
    const from = `203.${sent % 250}.${Math.floor(sent / 250) % 250}.${sender}`
    const answer = await fetch(`${url}/api/verify`, {
      method: 'POST',
      body,
      headers: { 'x-forwarded-for': from },
    })
      .then(async (response) => {
        const { data } = (await response.json()) as { data?: { verdict: string } }
        return data ? data.verdict : String(response.status)
      })
      .catch(() => 'broken')
    longestMs = Math.max(longestMs, performance.now() - began)
    answers.set(`${name}: ${answer}`, (answers.get(`${name}: ${answer}`) ?? 0) + 1)
    // A refused sender tries again soon, but not at once.
    if (answer === '429') await pause(200)
  }
}

process.stdin.on('end', () => {
  isOver = true
})
process.stdin.resume()
await Promise.all(Array.from({ length: Number(senders) }, (_, sender) => send(sender)))
process.stdout.write(JSON.stringify({ sent, longestMs, answers: Object.fromEntries(answers) }))

import { setTimeout as sleep } from 'node:timers/promises'
import { attackerSteps, floodSteps, HOSTILE_NETWORKS } from './attackers.ts'
import { client } from './client.ts'
import { type CrowdTask, type FloodTask, nothingSeen } from './crowd-task.ts'
import { visitorSteps } from './visitors.ts'

/** Attackers share four networks, since an attacker has few; each visitor has their own. */
const addressOf = ({ role }: CrowdTask | FloodTask, number: number) =>
  role === 'visitors' ? `10.50.${number}.1` : `203.0.${100 + (number % HOSTILE_NETWORKS)}.${1 + (number >> 2)}`

function stepsOf(task: CrowdTask | FloodTask, number: number) {
  const own = client(task.port, addressOf(task, number))
  if (task.role === 'flood') return floodSteps(own)
  return (task.role === 'visitors' ? visitorSteps : attackerSteps)(task, own, number)
}

let report = nothingSeen()

async function person(task: CrowdTask | FloodTask, number: number): Promise<void> {
  // spread over the interval
  await sleep((task.paceMs * number) / task.people)
  const steps = stepsOf(task, number)
  for (let begun = performance.now(); ; begun = performance.now()) {
    const next = await steps.next()
    if (next.done) return
    const { kind, answered, expected, outcome } = next.value
    ;(report.times[kind] ??= []).push(answered.ms)
    const name = `${kind}: ${outcome}`
    report.outcomes[name] = (report.outcomes[name] ?? 0) + 1
    if (!expected) report.unexpected[name] = (report.unexpected[name] ?? 0) + 1
    await sleep(Math.max(0, task.paceMs - (performance.now() - begun)))
  }
}

process.on('message', (message: CrowdTask | FloodTask | 'report') => {
  if (message === 'report') {
    process.send?.(report)
    report = nothingSeen()
    return
  }
  for (let number = 0; number < message.people; number++) void person(message, number)
})
process.on('disconnect', () => process.exit())

// How busy the machine is, and who keeps it so.
import { availableParallelism, cpus, loadavg } from 'node:os'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const MOST_BUSY = 0.15
const LOOK = 1000

const hasProc = existsSync('/proc/stat')

/** @returns the ticks of all processors so far, and those of them in which they did something. */
function allTicks() {
  const [line] = readFileSync('/proc/stat', 'utf8').split('\n', 1)
  const [user, nice, system, idle, waiting, interrupts, softInterrupts, stolen] = line.split(/\s+/).slice(1).map(Number)
  const busy = user + nice + system + interrupts + softInterrupts + stolen
  return { busy, total: busy + idle + waiting }
}

/** The number of a process, that of its parent, and the ticks of it and of its children that have ended. */
function readProcess(id) {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8')
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    return { id: Number(id), parent: fields[1], ticks: fields[11] + fields[12] + fields[13] + fields[14] }
  } catch {
    // It has ended since the folder was read.
    return { id: Number(id), parent: 0, ticks: 0 }
  }
}

/** The ticks of this process and of everything that it has started. */
function ownTicks() {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readProcess)
  const own = new Set([process.pid])
  // A child may stand before its parent in the folder: looked through until there are no more.
  for (let before = 0; before < own.size; ) {
    before = own.size
    for (const { id, parent } of processes) if (own.has(parent)) own.add(id)
  }
  return processes.filter(({ id }) => own.has(id)).reduce((sum, { ticks }) => sum + ticks, 0)
}

const look = () => (hasProc ? { ...allTicks(), own: ownTicks() } : undefined)

/** The part of all processors that other programs have taken since a look, from 0 to 1. */
function takenSince(before) {
  if (!before) return Math.min(1, loadavg()[0] / availableParallelism())
  const now = look()
  const others = now.busy - before.busy - (now.own - before.own)
  return Math.max(0, others) / Math.max(1, now.total - before.total)
}

/** Watches what other programs take from now on. @returns tells their part so far, from 0 to 1. */
export function watchOthers() {
  const before = look()
  return () => takenSince(before)
}

/**
 * Waits until other programs take little of the machine.
 *
 * @param mostSeconds how long to wait at most.
 * @returns for how many seconds it waited, and whether the machine was quiet then.
 */
export async function waitForQuiet(mostSeconds) {
  const startedAt = performance.now()
  const waited = () => (performance.now() - startedAt) / 1000
  for (;;) {
    const taken = watchOthers()
    await sleep(LOOK)
    if (taken() <= MOST_BUSY) return { seconds: waited(), quiet: true }
    if (waited() >= mostSeconds) return { seconds: waited(), quiet: false }
  }
}

export const describeMachine = () => `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores`

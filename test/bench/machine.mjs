// Measures the load of the machine by other programs.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

const MOST_BUSY = 0.15
const BETWEEN_CHECKS = 1000

const hasProc = existsSync('/proc/stat')

/** @returns the total and the busy ticks of all processors */
function allTicks() {
  const [line] = readFileSync('/proc/stat', 'utf8').split('\n', 1)
  const [user, nice, system, idle, waiting, interrupts, softInterrupts, stolen] = line.split(/\s+/).slice(1).map(Number)
  const busy = user + nice + system + interrupts + softInterrupts + stolen
  return { busy, total: busy + idle + waiting }
}

/** Reads the id of a process, its parent, and its ticks including those of its ended children. */
function readProcess(id) {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8')
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    return { id: Number(id), parent: fields[1], ticks: fields[11] + fields[12] + fields[13] + fields[14] }
  } catch {
    // The process has ended since the folder was read.
    return { id: Number(id), parent: 0, ticks: 0 }
  }
}

/** Returns the ticks of this process and all of its descendants. */
function ownTicks() {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readProcess)
  const own = new Set([process.pid])
  // A child can be listed before its parent, so the list is searched until nothing is added.
  for (let previousSize = 0; previousSize < own.size; ) {
    previousSize = own.size
    for (const { id, parent } of processes) if (own.has(parent)) own.add(id)
  }
  return processes.filter(({ id }) => own.has(id)).reduce((sum, { ticks }) => sum + ticks, 0)
}

const takeTicks = () => (hasProc ? { ...allTicks(), own: ownTicks() } : undefined)

/** Returns the share of all processors that other programs have used since then, from 0 to 1. */
function takenSince(previous) {
  if (!previous) return Math.min(1, loadavg()[0] / availableParallelism())
  const now = takeTicks()
  const othersTicks = now.busy - previous.busy - (now.own - previous.own)
  return Math.max(0, othersTicks) / Math.max(1, now.total - previous.total)
}

/** Starts to measure other programs. @returns a function that returns their share from 0 to 1 */
export function watchOthers() {
  const previous = takeTicks()
  return () => takenSince(previous)
}

/**
 * Waits until other programs use little of the machine.
 *
 * @param mostSeconds maximum time to wait
 * @returns the seconds waited, and whether the machine was quiet
 */
export async function waitForQuiet(mostSeconds) {
  const startedAt = performance.now()
  const waited = () => (performance.now() - startedAt) / 1000
  for (;;) {
    const taken = watchOthers()
    await sleep(BETWEEN_CHECKS)
    if (taken() <= MOST_BUSY) return { seconds: waited(), quiet: true }
    if (waited() >= mostSeconds) return { seconds: waited(), quiet: false }
  }
}

export const describeMachine = () => `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores`

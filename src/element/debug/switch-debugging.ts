import { setTracer, type Tracer } from '../../client/trace.js'

let isOn = false

/** Has the console told what happens, or not any more. What tells it is fetched; what happens meanwhile is told then. */
export async function switchDebugging(isWanted: boolean): Promise<void> {
  if (isWanted === isOn) return
  isOn = isWanted
  if (!isWanted) return setTracer(undefined)
  const early: Parameters<Tracer>[] = []
  const note: Tracer = (...happened) => void early.push(happened)
  setTracer(note)
  try {
    const { write } = await import('./console-tracer.js')
    // It may have been turned off meanwhile.
    if (!isOn) return
    setTracer(write)
    for (const happened of early) write(...happened)
  } catch {
    setTracer(undefined)
    isOn = false
  }
}

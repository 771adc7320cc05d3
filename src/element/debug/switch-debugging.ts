import { setTracer, type Tracer } from '../../client/trace.js'

let isOn = false

/** Turns console logging on or off. The logger is loaded lazily; traces until then are buffered. */
export async function switchDebugging(isEnabled: boolean): Promise<void> {
  if (isEnabled === isOn) return
  isOn = isEnabled
  if (!isEnabled) return setTracer(undefined)
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

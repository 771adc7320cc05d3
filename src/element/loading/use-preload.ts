import { useEffect, useEffectEvent } from 'react'

const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act)
  else setTimeout(act)
}

/** Returns `true` if the user asked for reduced data usage. Only some browsers tell. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return connection instanceof Object && 'saveData' in connection && connection.saveData === true
}

/**
 * Loads what the next press is likely to need once the browser is idle, unless the user asked for reduced data usage.
 *
 * @param key preloads again when it changes. `undefined` until there is something to press
 */
export function usePreload(key: string | undefined, preload: () => void): void {
  const onIdle = useEffectEvent(preload)
  useEffect(() => {
    if (key === undefined || savesData()) return undefined
    let isOver = false
    whenIdle(() => isOver || onIdle())
    return () => void (isOver = true)
  }, [key])
}

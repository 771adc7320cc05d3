/** Resolves in a new task, after everything that is ready. Unlike a timer it isn't throttled in the background. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof MessageChannel === 'undefined') return void setTimeout(resolve)
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(undefined)
  })
}

/** Resolves after the next paint; immediately on a hidden page. */
export async function nextPaint(): Promise<void> {
  if (document.visibilityState === 'visible') await new Promise((resolve) => requestAnimationFrame(resolve))
  // Frames are painted at the end of a task.
  await nextTask()
}

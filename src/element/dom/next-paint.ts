import { nextTask } from './next-task.js'

/** Resolves after the next paint; immediately on a hidden page. */
export async function nextPaint(): Promise<void> {
  if (document.visibilityState === 'visible') await new Promise((resolve) => requestAnimationFrame(resolve))
  // Frames are painted at the end of a task.
  await nextTask()
}
